/** A change in percent as it is shown: two decimals with their sign, `+0.06%`, `-1.20%`, `0.00%`. */
export function changeText(percent: number): string {
  const text = percent.toFixed(2);
  if (Number(text) === 0) return '0.00%';
  return `${percent > 0 ? '+' : ''}${text}%`;
}

/** A share in percent, 0 to 100, as it is shown: whole, or with one decimal where it is not, `58.3%`. */
export function shareText(percent: number): string {
  return `${Number(percent.toFixed(1))}%`;
}
