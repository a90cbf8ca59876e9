import { parseSync } from 'oxc-parser';
import { dirname, join, normalize } from 'node:path/posix';

/** One file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * What the files of one area may import. Areas are tried in order; the first that matches a path holds it. `own` and
 * `vendors` are tested against an import's path from the root, or its package name.
 */
interface Area {
  readonly name: string;
  readonly holds: RegExp;
  /** Imports of our own files, beyond those of the area's own folder. */
  readonly own: RegExp | null;
  /** Packages from outside, Node's own (`node:fs`) included. */
  readonly vendors: RegExp | null;
}

const ANY = /(?:)/;
const NOTHING = null;
const shared = (...names: string[]): string => `packages/(?:${names.join('|')})/`;

const AREAS: readonly Area[] = [
  { name: 'tests', holds: /\.test\.tsx?$|^e2e\/|\/test\/|\/test-data\//, own: ANY, vendors: ANY },
  {
    name: 'scripts',
    holds: /^(scripts|bench|packages\/[^/]+\/bench)\/|^[^/]+\.ts$|\/[a-z-]+\.config\.ts$/,
    own: ANY,
    vendors: ANY,
  },
  { name: 'trading', holds: /^packages\/trading\//, own: NOTHING, vendors: NOTHING },
  { name: 'chart-reader', holds: /^packages\/chart-reader\//, own: NOTHING, vendors: ANY },
  { name: 'analysis', holds: /^packages\/analysis\//, own: RegExp(shared('trading')), vendors: /^trading-signals$/ },
  { name: 'contract', holds: /^packages\/contract\//, own: RegExp(shared('trading')), vendors: /^zod$/ },
  { name: 'fixtures', holds: /^packages\/fixtures\//, own: RegExp(shared('trading')), vendors: ANY },
  {
    name: 'web feature',
    holds: /^apps\/web\/src\/features\/([^/]+)\//,
    own: RegExp(`^apps/web/src/(?:ui|chart|result|trade|api)/|${shared('trading', 'contract')}`),
    vendors: /^(?!node:)/,
  },
  {
    name: 'web trade',
    holds: /^apps\/web\/src\/(trade)\//,
    own: RegExp(`^apps/web/src/(?:ui|result|api)/|${shared('trading', 'contract')}`),
    vendors: /^(?!node:)/,
  },
  {
    name: 'web result',
    holds: /^apps\/web\/src\/(result)\//,
    own: RegExp(`^apps/web/src/(?:ui|chart|api)/|${shared('trading', 'contract')}`),
    vendors: /^(?!node:)/,
  },
  {
    name: 'web chart',
    holds: /^apps\/web\/src\/(chart)\//,
    own: RegExp(`^apps/web/src/(?:ui|api)/|${shared('trading', 'contract')}`),
    vendors: /^(?!node:)/,
  },
  { name: 'web ui', holds: /^apps\/web\/src\/(ui)\//, own: RegExp(shared('trading')), vendors: /^(?!node:)/ },
  {
    name: 'web api',
    holds: /^apps\/web\/src\/(api)\//,
    own: RegExp(shared('trading', 'contract')),
    vendors: /^(?!node:)/,
  },
  {
    name: 'web app',
    holds: /^apps\/web\//,
    own: RegExp(`^apps/web/|${shared('trading', 'contract')}`),
    vendors: /^(?!node:)/,
  },
  {
    name: 'server feature',
    holds: /^apps\/server\/src\/features\/([^/]+)\//,
    own: RegExp(
      `^apps/server/src/(?:db|http)/|^apps/server/src/providers/[^/]+/port\\.ts$|${shared('trading', 'contract', 'analysis', 'chart-reader')}`,
    ),
    vendors: ANY,
  },
  {
    name: 'server provider',
    holds: /^apps\/server\/src\/providers\/([^/]+)\//,
    own: RegExp(shared('trading', 'chart-reader')),
    vendors: ANY,
  },
  {
    name: 'server db',
    holds: /^apps\/server\/src\/(db)\//,
    own: RegExp(shared('trading', 'contract', 'analysis')),
    vendors: ANY,
  },
  { name: 'server main', holds: /^apps\/server\/src\/main\.ts$/, own: /^apps\/server\/|^packages\//, vendors: ANY },
  {
    name: 'server',
    holds: /^apps\/server\/.*/,
    own: RegExp(
      `^apps/server/src/(?!main\\.ts|providers/[^/]+/(?!port\\.ts))|${shared('trading', 'contract', 'analysis', 'chart-reader')}`,
    ),
    vendors: ANY,
  },
];

/** Folders, and files beside them, in the order in which they build on each other: each imports from those before it. */
const LAYERS: readonly (readonly RegExp[])[] = [
  layers('packages/chart-reader/src', 'picture/ ink/ text/ digits/ candles/ axis/'),
  layers(
    'packages/chart-reader/src/candles',
    'field/ mask/ layers/ shapes/ coverage/ strokes/ chain/ guesses/ colours/ [^/]+$ parts/',
  ),
  layers('packages/chart-reader/src/axis', 'labels/ scale/ boxes/ columns/ placement/ [^/]+$ last-price/'),
];

function layers(folder: string, names: string): RegExp[] {
  return names.split(' ').map((name) => RegExp(`^${folder}/${name}`));
}

/** Every import that crosses a boundary, as sentences. A file that belongs to no area is reported too. */
export function crossings(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const area = AREAS.find(({ holds }) => holds.test(file.path));
    if (!area) return [`${file.path}: belongs to no area; say in scripts/boundaries.ts what it may import`];
    const home = homeOf(area, file.path);
    return importsOf(file)
      .filter((target) => !isAllowed(area, home, target) || (area.name !== 'tests' && isUpwards(file.path, target)))
      .map((target) => `${file.path}: ${area.name} may not import ${target}`);
  });
}

/** The folder whose files may import each other freely. */
function homeOf({ holds }: Area, path: string): string {
  return holds.exec(path)?.[0] ?? path;
}

function isAllowed({ own, vendors }: Area, home: string, target: string): boolean {
  if (/^(packages|apps|e2e|scripts|bench)\//.test(target))
    return target.startsWith(home) || (own?.test(target) ?? false);
  return vendors?.test(target) ?? false;
}

function isUpwards(path: string, target: string): boolean {
  return LAYERS.some((folders) => {
    const to = folders.findIndex((folder) => folder.test(target));
    const from = folders.findIndex((folder) => folder.test(path));
    return from >= 0 && to > from;
  });
}

/** What a file imports: our own files as paths from the root, the rest as package names. Type imports count. */
function importsOf({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text);
  const named = [...module.staticImports, ...module.staticExports.flatMap((from) => from.entries)]
    .map((statement) => statement.moduleRequest?.value)
    .filter((name) => name !== undefined);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...new Set([...named, ...dynamic])].map((name) => resolve(path, name));
}

function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  if (name.startsWith('@/')) return `apps/web/src/${name.slice(2)}`;
  if (name.startsWith('@pipsight/')) return `packages/${name.slice('@pipsight/'.length)}/`;
  if (name.startsWith('node:')) return name;
  const parts = name.split('/');
  return parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
}
