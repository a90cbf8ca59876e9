import { request } from './request.ts';

/**
 * Fetches a picture of our own as a file named like the end of its path.
 * @throws RequestError where it cannot be had.
 */
export async function fetchPicture(path: string): Promise<File> {
  const blob = await (await request(path)).blob();
  return new File([blob], path.split('/').at(-1)!, { type: blob.type });
}
