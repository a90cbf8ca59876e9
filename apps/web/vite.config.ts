import { publicConfigSchema, PUBLIC_CONFIG_ELEMENT_ID } from '@pipsight/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/** The server writes the public configuration into the page; under `vite` there is no server to do so. */
const developmentConfig: Plugin = {
  name: 'development-config',
  apply: 'serve',
  transformIndexHtml(html) {
    const config = publicConfigSchema.parse({
      appTitle: 'Pipsight',
      contactUrl: 'https://t.me/pipsight',
      simulatedPrices: true,
      visionModel: false,
    });
    return html.replace(`id="${PUBLIC_CONFIG_ELEMENT_ID}">`, (opening) => opening + JSON.stringify(config));
  },
};

/** Script that a browser fetches before it shows anything, in bytes before compression. */
const MOST_FIRST_BYTES = 550_000;

/** Says how much script the first page needs, and fails the build when a screen has slipped back into it. */
const firstLoad: Plugin = {
  name: 'first-load',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    for (const name of needed) {
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(imported);
    }
    const bytes = chunks.filter(({ fileName }) => needed.has(fileName)).reduce((sum, { code }) => sum + code.length, 0);
    const told = `The first page needs ${Math.round(bytes / 1000)} kB of script, at most ${MOST_FIRST_BYTES / 1000} kB.`;
    if (bytes > MOST_FIRST_BYTES) this.error(told);
    else this.info(told);
  },
};

export default defineConfig(({ mode }) => {
  const { API_ORIGIN = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'API_');
  return {
    plugins: [react(), tailwindcss(), developmentConfig, firstLoad],
    build: { target: 'es2023', modulePreload: { polyfill: false } },
    server: { proxy: { '/api': API_ORIGIN } },
  };
});
