/** Where one of the own analyses is shown in full, for those who may see the history. */
export function analysisPath(id: string): string {
  return `/history?analysis=${encodeURIComponent(id)}`;
}
