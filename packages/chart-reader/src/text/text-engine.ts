import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { GreyImage } from '../picture/grey-image.ts';
import { encodePgm } from './encode-pgm.ts';

/** A line of text found in an image, with the rows and columns it covers there. */
export interface TextLine {
  readonly text: string;
  /** 0 to 100, as the recogniser judges itself. */
  readonly confidence: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** `lines`: a clean column of lines below each other. `line`: the image holds one line. */
export type TextLayout = 'lines' | 'line';

/** Recognises printed text, dark on light, with digits at least 20 pixels high. Works without a network. */
export interface TextEngine {
  /** Lines from the top; an image without text gives none. `characters` lists those allowed, all if empty. */
  recognise(image: GreyImage, layout: TextLayout, characters: string): Promise<readonly TextLine[]>;
  close(): Promise<void>;
}

const LANGUAGE_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Prices, symbols and timeframes are in no dictionary; looking words up there costs a twentieth of the time and changes no line. */
const WITHOUT_DICTIONARIES = { load_system_dawg: '0', load_freq_dawg: '0', load_number_dawg: '0', load_punc_dawg: '0' };

/**
 * Starts a recogniser in a thread of its own, about 0.3 s. An idle engine does not keep the process alive.
 * Jobs queue up: one engine reads one image at a time.
 */
export async function createTextEngine(): Promise<TextEngine> {
  const worker = await createWorker(
    'eng',
    OEM.LSTM_ONLY,
    {
      langPath: LANGUAGE_FOLDER,
      gzip: true,
      cacheMethod: 'none',
      // Failures also reject the call they belong to; the library's default would throw them outside of it as well.
      errorHandler: () => undefined,
    },
    WITHOUT_DICTIONARIES,
  );
  const thread: unknown = Reflect.get(worker, 'worker');
  let jobs = 0;
  const keepAlive = (change: 1 | -1) => {
    jobs += change;
    if (!(thread instanceof Thread)) return;
    if (jobs > 0) thread.ref();
    else thread.unref();
  };
  // Text is dark on light here: what is hard to read is not tried again as light on dark.
  await worker.setParameters({ user_defined_dpi: '200', tessedit_do_invert: '0' });
  keepAlive(1);
  keepAlive(-1);

  const recognise: TextEngine['recognise'] = async (image, layout, characters) => {
    keepAlive(1);
    try {
      await worker.setParameters({
        tessedit_pageseg_mode: layout === 'lines' ? PSM.SINGLE_BLOCK : PSM.SINGLE_LINE,
        tessedit_char_whitelist: characters,
      });
      const { data } = await worker.recognize(encodePgm(image), {}, { text: false, blocks: true });
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence,
          top: bbox.y0,
          bottom: bbox.y1,
          left: bbox.x0,
          right: bbox.x1,
        }));
    } finally {
      keepAlive(-1);
    }
  };

  return {
    recognise,
    close: async () => {
      await worker.terminate();
    },
  };
}
