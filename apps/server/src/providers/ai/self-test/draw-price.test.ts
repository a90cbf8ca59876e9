import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPrice } from './draw-price.ts';

/** The box of a picture as rows of dots, one for each of the digits' dots. */
async function dotsIn(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isWhite = (x: number, y: number): boolean => data[(y * info.width + x) * 3 + 1]! > 128;
  const left = info.width - 6 * 30 - 15;
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 36 }, (__, column) => (isWhite(left + column * 5 + 2, 135 + row * 5) ? '#' : ' '))
      .join('')
      .trimEnd(),
  );
}

it('prints the price in dots that can be read', async () => {
  expect(await dotsIn(await drawPrice('6.2095'))).toEqual([
    '  ##         ###   ###   ###  #####',
    ' #          #   # #   # #   # #',
    '#               # #   # #   # ####',
    '####           #  #   #  ####     #',
    '#   #         #   #   #     #     #',
    '#   #  ##    #    #   #    #  #   #',
    ' ###   ##   #####  ###   ##    ###',
  ]);
});

it('draws a small picture, the same for the same price and another for another', async () => {
  const [first, same, other] = await Promise.all(['1.3478', '1.3478', '1.3479'].map(drawPrice));
  expect(first).toEqual(same);
  expect(first).not.toEqual(other);
  expect(first!.byteLength).toBeLessThan(20_000);
});
