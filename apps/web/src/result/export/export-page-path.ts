/** Path of the page that shows an analysis as a picture to be saved by hand. */
export function exportPagePath(analysisId: string): string {
  return `/export/${encodeURIComponent(analysisId)}`;
}
