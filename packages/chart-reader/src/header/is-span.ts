/** What buttons say that show so much of the past; `ly` is a misread `1y`. */
const SPAN = /^(?:YTD|[5-9]D|[5-9]d|[1-9]\d[dD]|[1-9]\d?[yY]|ly|[69]m|All|Max|MAX|Zoom)$/;

/** Whether a button stands among spans of time only: beside it `1m` is a month, and `30m` as much as is shown. */
export function isSpan(text: string): boolean {
  return SPAN.test(text);
}
