import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server process on a database of its own. */
export interface RunningApp {
  readonly address: string;
  stop(): Promise<void>;
}

/** Environment variable that names the data folder to begin with. */
export const SEEDED_FOLDER = 'SEEDED_FOLDER';

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

/** Starts the server with the accounts of the browser tests, on any free port, and waits until it answers. */
export async function startApp(environment: Readonly<Record<string, string>> = {}): Promise<RunningApp> {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'browser-test-')), 'data');
  cpSync(process.env[SEEDED_FOLDER]!, dataFolder, { recursive: true });
  const server = spawn('node', [MAIN], {
    env: {
      ...process.env,
      // Whatever keys stand in the environment of who runs the tests.
      ANALYZER: 'builtin',
      DATA_DIR: dataFolder,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /is ready at (http:\S+)/.exec(printed);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${String(code)}: ${printed}`)));
  });
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
