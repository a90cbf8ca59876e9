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

export default defineConfig(({ mode }) => {
  const { API_ORIGIN = 'http://127.0.0.1:3000' } = loadEnv(mode, '.', 'API_');
  return {
    plugins: [react(), tailwindcss(), developmentConfig],
    build: { target: 'es2023', modulePreload: { polyfill: false } },
    server: { proxy: { '/api': API_ORIGIN } },
  };
});
