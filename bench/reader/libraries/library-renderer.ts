import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChartTruth, FONTS_CONFIG } from '@pipsight/fixtures';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.ts';
import { drawByLot } from './by-lot/draw-by-lot.ts';
import { drawD3 } from './draw-d3.ts';
import { drawMatplotlib } from './draw-matplotlib.ts';
import type { LibraryChart, LibraryGeometry, LibraryName, PaintTask } from './library-chart.ts';
import { libraryTruth, probePrices } from './library-truth.ts';
import { matplotlibPython } from './matplotlib-python.ts';
import { pageAroundHtml } from './page-around.ts';
import { makePageTools } from './page-tools.ts';
import { paintApexcharts } from './paint-apexcharts.ts';
import { paintBillboard } from './paint-billboard.ts';
import { paintChartjsFinancial } from './paint-chartjs-financial.ts';
import { paintDojo } from './paint-dojo.ts';
import { paintDxcharts } from './paint-dxcharts.ts';
import { paintEcharts } from './paint-echarts.ts';
import { paintFlotr2 } from './paint-flotr2.ts';
import { paintKlinecharts } from './paint-klinecharts.ts';
import { paintLightweightCharts } from './paint-lightweight-charts.ts';
import { paintNightVision } from './paint-night-vision.ts';
import { paintPlotly } from './paint-plotly.ts';
import { paintUplot } from './paint-uplot.ts';
import { paintVchart } from './paint-vchart.ts';
import { paintVegaLite } from './paint-vega-lite.ts';

/** Where a page finds files that a library loads one by one. Nothing outside of this machine is asked for them. */
const MODULES_URL = 'http://modules.test/';

const beside = (url: string, file: string): string => join(dirname(fileURLToPath(url)), file);

/** Files a library consists of in a browser, and what draws with it there. */
const PAINTERS: {
  readonly [library in Exclude<LibraryName, 'd3' | 'by-lot' | 'matplotlib'>]: {
    readonly files: readonly string[];
    /** Folders of what it loads by itself, by their names under `MODULES_URL`. */
    readonly modules?: Readonly<Record<string, string>>;
    readonly paint: (task: PaintTask) => Promise<LibraryGeometry>;
  };
} = {
  'lightweight-charts': {
    files: [
      beside(
        import.meta.resolve('lightweight-charts/package.json'),
        'dist/lightweight-charts.standalone.production.js',
      ),
    ],
    paint: paintLightweightCharts,
  },
  echarts: { files: [fileURLToPath(import.meta.resolve('echarts/dist/echarts.min.js'))], paint: paintEcharts },
  klinecharts: {
    files: [beside(import.meta.resolve('klinecharts/package.json'), 'dist/umd/klinecharts.min.js')],
    paint: paintKlinecharts,
  },
  uplot: {
    files: [
      fileURLToPath(import.meta.resolve('uplot/dist/uPlot.iife.min.js')),
      fileURLToPath(import.meta.resolve('uplot/dist/uPlot.min.css')),
    ],
    paint: paintUplot,
  },
  dxcharts: {
    files: [beside(import.meta.resolve('@devexperts/dxcharts-lite/package.json'), 'dist/dxchart.min.js')],
    paint: paintDxcharts,
  },
  apexcharts: {
    files: [beside(import.meta.resolve('apexcharts/package.json'), 'dist/apexcharts.min.js')],
    paint: paintApexcharts,
  },
  billboard: {
    files: [
      fileURLToPath(import.meta.resolve('billboard.js/dist/billboard.pkgd.min.js')),
      fileURLToPath(import.meta.resolve('billboard.js/dist/billboard.min.css')),
    ],
    paint: paintBillboard,
  },
  'night-vision': {
    files: [beside(import.meta.resolve('night-vision'), 'night-vision.umd.cjs')],
    paint: paintNightVision,
  },
  plotly: { files: [fileURLToPath(import.meta.resolve('plotly.js-dist-min'))], paint: paintPlotly },
  'chartjs-financial': {
    files: [
      beside(import.meta.resolve('chart.js'), 'chart.umd.min.js'),
      fileURLToPath(import.meta.resolve('chartjs-chart-financial')),
    ],
    paint: paintChartjsFinancial,
  },
  'vega-lite': {
    files: [
      beside(import.meta.resolve('vega'), 'vega.min.js'),
      beside(import.meta.resolve('vega-lite'), 'vega-lite.min.js'),
    ],
    paint: paintVegaLite,
  },
  dojo: {
    files: [`${MODULES_URL}dojo/dojo.js`],
    modules: {
      dojo: dirname(fileURLToPath(import.meta.resolve('dojo/dojo.js'))),
      dojox: dirname(fileURLToPath(import.meta.resolve('dojox/package.json'))),
    },
    paint: paintDojo,
  },
  vchart: {
    files: [beside(import.meta.resolve('@visactor/vchart/package.json'), 'build/index.min.js')],
    modules: {
      'vchart-extension': beside(import.meta.resolve('@visactor/vchart-extension/package.json'), 'build'),
    },
    paint: paintVchart,
  },
  flotr2: { files: [fileURLToPath(import.meta.resolve('flotr2'))], paint: paintFlotr2 },
};

export interface RenderedLibraryChart {
  /** A PNG. */
  readonly bytes: Uint8Array;
  readonly truth: ChartTruth;
}

/** Draws charts with real charting libraries in a browser, or in Python. */
export interface LibraryRenderer {
  /** Null where the machine lacks what the library needs (matplotlib). */
  render(chart: LibraryChart): Promise<RenderedLibraryChart | null>;
  close(): Promise<void>;
}

/** Starts Chromium. @throws Error in one line where there is none. */
export async function startLibraryRenderer(): Promise<LibraryRenderer> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
    env: { ...process.env, FONTCONFIG_FILE: FONTS_CONFIG },
  });
  return {
    async render(chart) {
      const drawn = await draw(browser, chart);
      return drawn && { bytes: drawn.bytes, truth: libraryTruth(chart, drawn.geometry) };
    },
    close: () => browser.close(),
  };
}

async function draw(browser: Browser, chart: LibraryChart) {
  const probes = probePrices(chart);
  if (chart.library === 'matplotlib') {
    const python = matplotlibPython();
    return python === null ? null : drawMatplotlib(python, chart, probes);
  }
  const { left, top, right, bottom } = chart.page ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const page = await browser.newPage({
    viewport: { width: left + chart.widthPx + right, height: top + chart.heightPx + bottom },
    deviceScaleFactor: chart.density,
  });
  try {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    const { library } = chart;
    const svgDrawn = library === 'd3' ? drawD3 : library === 'by-lot' ? drawByLot : null;
    const drawing = svgDrawn?.(chart, probes, makePageTools());
    await page.setContent(pageHtml(chart, drawing?.svg ?? ''));
    let geometry = drawing?.geometry;
    if (library !== 'd3' && library !== 'by-lot') {
      const { files, modules, paint } = PAINTERS[library];
      if (modules) await serveModules(page, modules);
      await page.addScriptTag({ content: `var tools = (${makePageTools.toString()})()` });
      for (const file of files) {
        if (file.endsWith('.css')) await page.addStyleTag({ path: file });
        else await page.addScriptTag(file.startsWith(MODULES_URL) ? { url: file } : { path: file });
      }
      geometry = await page.evaluate(paint, { chart, probes });
    }
    if (failures[0]) throw failures[0];
    if (geometry === undefined) throw new Error(`${chart.library} drew nothing`);
    return { bytes: new Uint8Array(await page.screenshot()), geometry };
  } finally {
    await page.close();
  }
}

async function serveModules(page: Page, folders: Readonly<Record<string, string>>): Promise<void> {
  await page.route(`${MODULES_URL}**`, async (route) => {
    const [, name = '', ...path] = new URL(route.request().url()).pathname.split('/');
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, path: join(folders[name] ?? name, ...path) });
  });
}

function pageHtml(chart: LibraryChart, content: string): string {
  const { page, colours, widthPx, heightPx } = chart;
  const around = page === null ? '' : pageAroundHtml(chart, page);
  const place = `left:${page?.left ?? 0}px;top:${page?.top ?? 0}px;width:${widthPx}px;height:${heightPx}px`;
  return `<!doctype html><body style="margin:0;background:${colours.background}">${around}<div id="chart" style="position:absolute;${place}">${content}</div></body>`;
}
