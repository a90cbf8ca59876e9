import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@pipsight/fixtures';
import type { SheetFont } from './price-sheet.ts';

/** Packages of openly licensed fonts by name with their versions. */
type Families = Readonly<Record<string, string>>;

const { trained, heldOut }: { trained: Families; heldOut: Families } = JSON.parse(
  readFileSync(new URL('./font-families.json', import.meta.url), 'utf8'),
);
const WEIGHTS = [400, 400, 400, 500, 600, 700, 300] as const;
const FEATURES = ['normal', 'normal', 'tnum', 'zero'] as const;
/** Fonts of many platforms, and what they are much like: drawn oftener than the others. */
const COMMON =
  'roboto inter open-sans arimo ubuntu noto-sans lato roboto-mono ibm-plex-mono jetbrains-mono source-code-pro fira-code ubuntu-mono cousine'.split(
    ' ',
  );
const COMMON_SHARE = 0.35;
/** Those of the machine. */
const SYSTEM = [
  'Liberation Sans',
  'DejaVu Sans',
  'Liberation Mono',
  'DejaVu Sans Mono',
  'Liberation Sans Narrow',
] as const;
const SYSTEM_SHARE = 0.12;

/** Draws fonts by lot. */
export type FontSource = (random: Random) => SheetFont;

/** Installs the fonts into the system's temporary folder, once. */
export function installFonts(): { readonly trained: FontSource; readonly heldOut: FontSource } {
  const folder = join(tmpdir(), 'pipsight-digit-fonts');
  const dependencies = Object.fromEntries(
    Object.entries({ ...trained, ...heldOut }).map(([name, version]) => [`@fontsource/${name}`, version]),
  );
  const wanted = JSON.stringify({ private: true, dependencies }, null, 2);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || readFileSync(manifest, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    const packages = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    execFileSync('npm', [...args, '--prefix', folder, ...packages], { stdio: 'inherit' });
    // Written last: an installation that broke off is begun anew.
    writeFileSync(manifest, wanted);
  }
  const families = Object.keys(trained);
  return {
    trained: (random) => {
      if (random.chance(SYSTEM_SHARE)) return systemFont(random);
      return packagedFont(folder, random.chance(COMMON_SHARE) ? random.pick(COMMON) : random.pick(families), random);
    },
    heldOut: (random) => packagedFont(folder, random.pick(Object.keys(heldOut)), random),
  };
}

function systemFont(random: Random): SheetFont {
  return { family: random.pick(SYSTEM), weight: random.pick([400, 400, 700]), woff2Base64: null, feature: 'normal' };
}

function packagedFont(folder: string, family: string, random: Random): SheetFont {
  const files = join(folder, 'node_modules', '@fontsource', family, 'files');
  const weights = [random.pick(WEIGHTS), ...WEIGHTS];
  const drawn = weights
    .map((weight) => ({ weight, file: join(files, `${family}-latin-${weight}-normal.woff2`) }))
    .find(({ file }) => existsSync(file));
  if (drawn === undefined) throw new Error(`${family} has no upright font in a weight from 300 to 700`);
  const woff2Base64 = readFileSync(drawn.file, 'base64');
  return { family, weight: drawn.weight, woff2Base64, feature: random.pick(FEATURES) };
}
