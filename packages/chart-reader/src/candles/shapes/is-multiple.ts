/** Whether a pitch that is so many times another one is a multiple of it, two or more, but for such a share of it that measuring leaves. */
export function isMultiple(times: number, mostOff: number): boolean {
  return times > 1.5 && Math.abs(times - Math.round(times)) <= mostOff * times;
}
