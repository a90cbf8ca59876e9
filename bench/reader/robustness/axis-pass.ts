import sharp from 'sharp';
import { createTextEngine } from '../../../packages/chart-reader/src/text/text-engine.ts';

/** What the time of a reading is compared with. */
export interface AxisPass {
  /** Decodes a picture and recognises the strip right of the column `left` once, enlarged as the recogniser likes it. */
  run(picture: Buffer, left: number): Promise<void>;
  close(): Promise<void>;
}

/** Letters of 9 to 10 pixels become as high as the recogniser reads without errors. */
const ENLARGED = 3;
const PRICE_CHARACTERS = '0123456789.,-';

export async function axisPass(): Promise<AxisPass> {
  const engine = await createTextEngine();
  return {
    async run(picture, left) {
      const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const strip = sharp(data, { raw: { width, height, channels: 3 } }).extract({
        left,
        top: 0,
        width: width - left,
        height,
      });
      const grey = strip.greyscale().resize((width - left) * ENLARGED, height * ENLARGED, { kernel: 'cubic' });
      const { data: levels, info: size } = await grey.raw().toBuffer({ resolveWithObject: true });
      const isDark = levels.reduce((sum, level) => sum + level, 0) < 128 * levels.length;
      const image = isDark ? levels.map((level) => 255 - level) : levels;
      await engine.recognise({ width: size.width, height: size.height, data: image }, 'lines', PRICE_CHARACTERS);
    },
    close: () => engine.close(),
  };
}
