/** A figure with its sign and at most so many decimals: `+40`, `-3.5`, `0`. */
export function signedText(value: number, decimals = 1): string {
  const rounded = Number(value.toFixed(decimals));
  return rounded > 0 ? `+${rounded}` : String(rounded === 0 ? 0 : rounded);
}

/** Pips with their sign, and one decimal where they are not whole: `+40 pips`, `-3.5 pips`, `+1 pip`, `0 pips`. */
export function pipsText(pips: number): string {
  const text = signedText(pips);
  return `${text} ${text === '+1' || text === '-1' ? 'pip' : 'pips'}`;
}

/** Multiples of the risk with their sign: `+1.6 R`, `-1 R`. */
export function riskText(multiple: number): string {
  return `${signedText(multiple, 2)} R`;
}

/** `1 trade`, `12 trades`. */
export function tradesText(count: number): string {
  return count === 1 ? '1 trade' : `${count} trades`;
}
