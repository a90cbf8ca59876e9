import * as z from 'zod';

/** Address of a service to use in the place of its own. */
export const plainAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === ''
  );
}, 'must be an http or https address without user name or query');
