import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { publicConfig } from './api/public-config.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import './styles.css';

document.title = publicConfig().appTitle;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
);
