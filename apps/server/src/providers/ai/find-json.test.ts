import { expect, it } from 'vitest';
import { findJson } from './find-json.ts';

it.each([
  ['{"a":1}', '{"a":1}'],
  ['```json\n{"a":1}\n```', '{"a":1}'],
  ['Sure {as you like}: {"a":{"b":"}"}} Done {ok}.', '{"a":{"b":"}"}}'],
  ['{"a":"a \\" and a {"}', '{"a":"a \\" and a {"}'],
  ['<think>{"draft":"longer than the answer"}</think>{"a":1}', '{"a":1}'],
  ['{"a":1}\n{"a":1,"b":2}', '{"a":1,"b":2}'],
  ['{"note":"see {x}"', ''],
  ['{"a":1', ''],
  ['[1,2]', ''],
  ['', ''],
])('finds in %j the object %j', (text, json) => {
  expect(findJson(text)).toBe(json);
});
