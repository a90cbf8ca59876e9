// Trains the network that reads prices on the axis, on prices drawn in many fonts, and says how well it reads fonts that it was not trained on.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '@pipsight/fixtures';
import { type Browser, chromium } from 'playwright-core';
import type { Layer } from '../../../packages/chart-reader/src/digits/digit-network.ts';
import { charactersOn } from '../../../packages/chart-reader/src/digits/read-characters.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.ts';
import { cutStrips, type LabelledStrip } from './cut-strips.ts';
import { type FontSource, installFonts } from './font-files.ts';
import { paintSheet } from './paint-sheet.ts';
import { priceSheet } from './price-sheet.ts';
import { trainNetwork } from './train-network.ts';

const NETWORK = new URL('../../../packages/chart-reader/src/digits/digit-network.bin', import.meta.url);
/** Sheets in fonts held out, for each hundred of those trained on. */
const HELD_OUT_SHARE = 0.04;
/** Share of the sheets whose letters have coloured edges, and what the system's library of fonts is told to draw them. */
const COLOURED_SHARE = 0.2;
const COLOURED_LETTERS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <match target="font"><edit name="rgba" mode="assign"><const>rgb</const></edit></match>
</fontconfig>
`;
/** Texts whose least certain digit is at least this certain are counted apart. */
const CERTAIN = 0.9;

const { values } = parseArgs({
  options: {
    sheets: { type: 'string', default: '2400' },
    epochs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '21' },
  },
});
const random = createRandom(Number(values.seed));
const sheets = Number(values.sheets);
const fonts = installFonts();
const browsers = await Promise.all([grey(), coloured()]);
const [page, colouredPage] = await Promise.all(browsers.map((browser) => browser.newPage()));
const strips = await draw(fonts.trained, sheets);
const heldOut = await draw(fonts.heldOut, Math.ceil(sheets * HELD_OUT_SHARE));
await Promise.all(browsers.map((browser) => browser.close()));
console.log(`${strips.length} texts to learn from, ${heldOut.length} in fonts held out`);

const layers = trainNetwork(strips, Number(values.epochs), random, (epoch, loss, now) => {
  console.log(`epoch ${epoch}: loss ${loss.toFixed(4)}; ${accuracy(now)}`);
});
writeFileSync(NETWORK, Buffer.concat(layers.flatMap(({ weights, biases }) => [bytesOf(weights), bytesOf(biases)])));

/** Draws the edges of letters in greys. */
function grey(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
}

/** Draws them in colours, a third of a pixel each, as desktops do on flat screens. */
function coloured(): Promise<Browser> {
  const file = join(tmpdir(), 'pipsight-coloured-letters.conf');
  writeFileSync(file, COLOURED_LETTERS);
  const env = { ...process.env, FONTCONFIG_FILE: file };
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS, env });
}

async function draw(source: FontSource, count: number): Promise<LabelledStrip[]> {
  const drawn: LabelledStrip[] = [];
  for (let i = 0; i < count; i++) {
    const on = random.chance(COLOURED_SHARE) ? colouredPage : page;
    const sheet = priceSheet(random, source(random));
    drawn.push(...(await cutStrips(await on!.evaluate(paintSheet, sheet))));
  }
  return drawn;
}

function accuracy(now: readonly Layer[]): string {
  const read = heldOut.map(({ strip, text }) => {
    const digits = charactersOn(strip, now).filter(({ character }) => /\d/.test(character));
    const isRight = digits.map(({ character }) => character).join('') === text.replaceAll(/\D/g, '');
    return { isRight, isCertain: digits.every(({ certainty }) => certainty >= CERTAIN) };
  });
  const certain = read.filter(({ isCertain }) => isCertain);
  const shareOf = (some: readonly unknown[], all: readonly unknown[]) =>
    `${((100 * some.length) / all.length).toFixed(2)} %`;
  const right = read.filter(({ isRight }) => isRight);
  const wrong = certain.filter(({ isRight }) => !isRight);
  return `${shareOf(right, read)} right, ${shareOf(certain, read)} certain, of which ${shareOf(wrong, certain)} wrong`;
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
