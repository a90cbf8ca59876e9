import { chartPicturePath, type Analysis, type Chart } from '@pipsight/contract';
import { fetchPicture } from '../../api/fetch-picture.ts';
import { publicConfig } from '../../api/public-config.ts';
import { RequestError } from '../../api/request-error.ts';
import { entryChart } from '../entry-chart.ts';
import { loadFont } from './canvas-text.ts';
import { drawExport, EXPORT_HEIGHT, EXPORT_WIDTH } from './draw-export.ts';

/** Denser screens than this exist, but nobody sees the difference. */
const MAX_DENSITY = 3;

/**
 * An analysis as a PNG of 800 x 600, each of these pixels drawn with as many of the screen's own as it has.
 * @throws Error whose message says why there is no picture
 */
export async function exportPicture(analysis: Analysis): Promise<Blob> {
  const chart = entryChart(analysis);
  const [picture] = await Promise.all([
    chart ? storedPicture(analysis.id, chart) : null,
    loadFont(JSON.stringify(analysis) + publicConfig().appTitle),
  ]);
  const density = Math.min(Math.max(Math.ceil(window.devicePixelRatio), 1), MAX_DENSITY);
  const canvas = document.createElement('canvas');
  canvas.width = EXPORT_WIDTH * density;
  canvas.height = EXPORT_HEIGHT * density;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.scale(density, density);
  drawExport(context, {
    analysis,
    chart: chart && picture ? { chart, picture } : null,
    productTitle: publicConfig().appTitle,
  });
  picture?.close();
  return pngOf(canvas);
}

/** The chart's stored picture; null where there is none any more. */
async function storedPicture(analysisId: string, { index }: Chart): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(await fetchPicture(chartPicturePath(analysisId, index)));
  } catch (cause) {
    if (cause instanceof RequestError && cause.status === 404) return null;
    throw new Error('the chart picture could not be loaded.', { cause });
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the browser could not encode it.'));
    }, 'image/png');
  });
}
