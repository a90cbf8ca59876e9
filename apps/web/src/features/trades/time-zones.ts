/** The zone of this browser's clock. */
export const OWN_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Zones to choose from: the own, UTC and the clock most brokers' platforms show, then all others by name. */
export const TIME_ZONES: readonly string[] = [
  ...new Set([OWN_TIME_ZONE, 'UTC', 'Europe/Athens', ...Intl.supportedValuesOf('timeZone')]),
];
