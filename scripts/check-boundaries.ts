import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { crossings } from './boundaries.ts';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
const paths = listed.split('\n').filter((path) => path !== '' && !path.endsWith('.d.ts'));
const found = crossings(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const crossing of found) console.error(crossing);
console.log(`${paths.length} files, ${found.length} boundaries crossed`);
process.exitCode = found.length > 0 ? 1 : 0;
