import { expect, it } from 'vitest';
import { isTimeZone, readMoment } from './read-moment.ts';

it.each([
  ['2024.01.15 10:30:05', 'UTC', '2024-01-15T10:30:05.000Z'],
  ['2024-07-15 10:30', 'Europe/Athens', '2024-07-15T07:30:00.000Z'],
  ['2024-01-15 10:30', 'Europe/Athens', '2024-01-15T08:30:00.000Z'],
  ['15.01.2024 10:30', 'America/New_York', '2024-01-15T15:30:00.000Z'],
  ['2024/01/15', 'Asia/Tokyo', '2024-01-14T15:00:00.000Z'],
  ['2024-01-15T10:30:00+02:00', 'America/New_York', '2024-01-15T08:30:00.000Z'],
  ['2024-01-15T10:30:00.000Z', 'Asia/Tokyo', '2024-01-15T10:30:00.000Z'],
])('reads %s on the clocks of %s', (text, zone, moment) => {
  expect(readMoment(text, zone)?.toISOString()).toBe(moment);
});

it.each([
  '01/02/2024 10:30',
  '2024-02-30 10:30',
  '2024-13-01',
  '0024-01-15',
  '2024-01-15 24:00',
  '10:30',
  'cancelled',
  '',
])('takes "%s" for no time', (text) => expect(readMoment(text, 'UTC')).toBeNull());

it('knows zones by their names', () => {
  expect(['UTC', 'Europe/Berlin', 'America/New_York'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Base', '<b>'].some(isTimeZone)).toBe(false);
});
