import { accountEndpoints } from './account-endpoints.ts';
import { administrationEndpoints } from './administration-endpoints.ts';
import { analysisEndpoints } from './analysis-endpoints.ts';
import { tradeEndpoints } from './trade-endpoints.ts';

/** Every JSON call that server and web agree on. The multipart upload's body is described at the route. */
export const endpoints = {
  ...accountEndpoints,
  ...analysisEndpoints,
  ...tradeEndpoints,
  ...administrationEndpoints,
};

/** Address of the stored picture of one chart, for the owner's `img`. */
export function chartPicturePath(analysisId: string, index: number): string {
  return `/api/chart-analyses/${encodeURIComponent(analysisId)}/charts/${index}`;
}
