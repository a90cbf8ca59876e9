import { createRandom, type Random } from '@pipsight/fixtures';
import sharp, { type Sharp } from 'sharp';

/** A picture that something happened to. */
export interface Mutant {
  /** The mutation and the number of the mutant. */
  readonly name: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
}

type Mutate = (picture: Buffer, random: Random, other: Buffer) => Buffer | Promise<Buffer>;

/** What happens to files: bytes that change, are lost, or come from elsewhere. The first bytes, which name the type, stay mostly whole. */
const BYTE_MUTATIONS: Readonly<Record<string, Mutate>> = {
  'bytes flipped': (picture, random) => {
    const changed = Buffer.from(picture);
    for (let n = random.integer(1, 20); n > 0; n--)
      changed[random.integer(2, changed.length - 1)]! ^= 1 << random.integer(0, 7);
    return changed;
  },
  'header flipped': (picture, random) => {
    const changed = Buffer.from(picture);
    for (let n = random.integer(1, 4); n > 0; n--) changed[random.integer(8, 60)] = random.integer(0, 255);
    return changed;
  },
  truncated: (picture, random) => picture.subarray(0, random.integer(0, picture.length - 1)),
  'piece cut out': (picture, random) => {
    const at = random.integer(8, picture.length - 2);
    return Buffer.concat([picture.subarray(0, at), picture.subarray(at + random.integer(1, 2000))]);
  },
  spliced: (picture, random, other) => {
    const at = random.integer(8, picture.length - 1);
    return Buffer.concat([picture.subarray(0, at), other.subarray(random.integer(0, other.length - 1))]);
  },
  'junk inserted': (picture, random) => {
    const at = random.integer(8, picture.length - 1);
    const junk = Buffer.from(Array.from({ length: random.integer(1, 300) }, () => random.integer(0, 255)));
    return Buffer.concat([picture.subarray(0, at), junk, picture.subarray(at)]);
  },
  'JPEG bytes flipped': async (picture, random) => {
    const changed = await sharp(picture)
      .jpeg({ quality: random.integer(40, 95) })
      .toBuffer();
    // Behind the tables nearly every change still decodes.
    for (let n = random.integer(1, 6); n > 0; n--) {
      changed[random.integer(700, changed.length - 3)] = random.integer(0, 254);
    }
    return changed;
  },
};

/** What happens to pictures between a screen and an upload, and beyond. */
const PIXEL_MUTATIONS: Readonly<
  Record<string, (picture: Sharp, random: Random, size: Size) => Sharp | Promise<Sharp>>
> = {
  cropped: (picture, random, { width, height }) => {
    const w = random.integer(120, width);
    const h = random.integer(120, height);
    return picture.extract({
      left: random.integer(0, width - w),
      top: random.integer(0, height - h),
      width: w,
      height: h,
    });
  },
  stretched: (picture, random, { width, height }) =>
    picture.resize(Math.round(width * random.between(0.4, 1.7)), Math.round(height * random.between(0.4, 1.7)), {
      fit: 'fill',
    }),
  turned: (picture, random) => picture.rotate(random.between(-2, 2), { background: '#808080' }),
  inverted: (picture) => picture.negate({ alpha: false }),
  gamma: (picture, random) => picture.gamma(random.between(1.2, 2.8)),
  tiny: (picture, random) => picture.resize(random.integer(1, 260), random.integer(1, 260), { fit: 'fill' }),
  blurred: (picture, random) => picture.blur(random.between(0.4, 3)),
  grey: (picture) => picture.greyscale(),
  'few colours': async (picture, random) =>
    sharp(await picture.png({ palette: true, colours: random.integer(2, 12) }).toBuffer()),
  mirrored: (picture, random) => (random.chance(0.5) ? picture.flip() : picture.flop()),
  noise: (picture, random, size) => repainted(picture, size, (rgb) => addNoise(rgb, random)),
  'blocks erased': (picture, random, size) => repainted(picture, size, (rgb) => eraseBlocks(rgb, random, size)),
  'channels swapped': (picture, random, size) => repainted(picture, size, (rgb) => swapChannels(rgb, random)),
  'only noise': (picture, random, size) =>
    repainted(picture, size, (rgb) => {
      for (let i = 0; i < rgb.length; i++) rgb[i] = random.integer(0, 255);
    }),
  'rows torn': (picture, random, size) => repainted(picture, size, (rgb) => tearRows(rgb, random, size)),
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `count` mutants of the pictures from the one numbered `from` on; each depends on the seed and its number alone. */
export async function* mutants(
  pictures: readonly Buffer[],
  { seed, from, count }: { readonly seed: number; readonly from: number; readonly count: number },
): AsyncGenerator<Mutant> {
  const kinds = [...Object.keys(BYTE_MUTATIONS), ...Object.keys(PIXEL_MUTATIONS)];
  for (let number = from; number < from + count; number++) {
    const random = createRandom(seed * 100_003 + number);
    const kind = kinds[number % kinds.length]!;
    const picture = random.pick(pictures);
    const bytes = await mutated(kind, picture, random, random.pick(pictures));
    yield { name: `${number} ${kind}`, kind, bytes };
  }
}

async function mutated(kind: string, picture: Buffer, random: Random, other: Buffer): Promise<Buffer> {
  const change = BYTE_MUTATIONS[kind];
  if (change !== undefined) return change(picture, random, other);
  const { width, height } = await sharp(picture).metadata();
  const image = await PIXEL_MUTATIONS[kind]!(sharp(picture).removeAlpha(), random, { width, height });
  return random.chance(0.3) ? image.jpeg({ quality: random.integer(30, 95) }).toBuffer() : image.png().toBuffer();
}

async function repainted(picture: Sharp, { width, height }: Size, paint: (rgb: Buffer) => void): Promise<Sharp> {
  const rgb = await picture.toColourspace('srgb').raw().toBuffer();
  paint(rgb);
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

function addNoise(rgb: Buffer, random: Random): void {
  const strength = random.between(2, 60);
  for (let i = 0; i < rgb.length; i++) {
    rgb[i] = Math.max(0, Math.min(255, Math.round(rgb[i]! + random.between(-strength, strength))));
  }
}

function eraseBlocks(rgb: Buffer, random: Random, { width, height }: Size): void {
  for (let n = random.integer(1, 12); n > 0; n--) {
    const left = random.integer(0, width - 1);
    const top = random.integer(0, height - 1);
    const right = Math.min(width, left + random.integer(5, 300));
    const bottom = Math.min(height, top + random.integer(5, 200));
    const level = random.pick([0, 128, 255]);
    for (let y = top; y < bottom; y++) rgb.fill(level, (y * width + left) * 3, (y * width + right) * 3);
  }
}

function swapChannels(rgb: Buffer, random: Random): void {
  const [a, b] = random.pick([
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const);
  for (let i = 0; i < rgb.length; i += 3) [rgb[i + a], rgb[i + b]] = [rgb[i + b]!, rgb[i + a]!];
}

function tearRows(rgb: Buffer, random: Random, { width, height }: Size): void {
  const original = Buffer.from(rgb);
  for (let y = 0; y < height; y++) {
    const from = (y + (random.chance(0.1) ? random.integer(0, height - 1) : 0)) % height;
    original.copy(rgb, y * width * 3, from * width * 3, (from + 1) * width * 3);
  }
}
