import { expect, it } from 'vitest';
import { FrontendBatches } from './frontend-batches.ts';

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const message = (type: string, payload = ''): Buffer => {
  const body = Buffer.from(payload);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const PARSE = message('P', 'select 1');
const SYNC = message('S');
const QUERY = message('Q', 'select 2');

it('hands out the startup packet alone', () => {
  const batches = new FrontendBatches();
  expect(batches.push(Buffer.concat([STARTUP, QUERY]))).toEqual([STARTUP, QUERY]);
});

it('holds messages back until one calls for an answer', () => {
  const batches = new FrontendBatches();
  batches.push(STARTUP);
  expect(batches.push(PARSE)).toEqual([]);
  expect(batches.push(SYNC)).toEqual([Buffer.concat([PARSE, SYNC])]);
});

it('puts messages together from single bytes', () => {
  const batches = new FrontendBatches();
  const stream = Buffer.concat([STARTUP, PARSE, SYNC, QUERY]);
  const found = Array.from(stream, (_, i) => batches.push(stream.subarray(i, i + 1))).flat();
  expect(found).toEqual([STARTUP, Buffer.concat([PARSE, SYNC]), QUERY]);
});

it('hands out several batches of one chunk in order', () => {
  const batches = new FrontendBatches();
  batches.push(STARTUP);
  expect(batches.push(Buffer.concat([QUERY, PARSE, SYNC, PARSE]))).toEqual([QUERY, Buffer.concat([PARSE, SYNC])]);
});
