// The server restarts on change, the web client reloads in place; one Ctrl-C ends both.
import { spawn } from 'node:child_process';

const commands = [
  [process.execPath, '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  ['npm', 'run', '--silent', 'dev', '--workspace', '@pipsight/web'],
] as const;
const children = commands.map(([command, ...args]) => spawn(command, args, { stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
