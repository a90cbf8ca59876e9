import { Writable } from 'node:stream';

/** One line of the log. Levels are pino's: 30 is information, 50 an error. */
interface LogLine {
  readonly level: number;
  readonly msg: string;
}

/** A log to give to the application and to look into afterwards. */
export function captureLog() {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return {
    options: { level: 'info', stream },
    text: (): string => written.join(''),
    lines: (): LogLine[] => written.map((line) => JSON.parse(line)),
  };
}
