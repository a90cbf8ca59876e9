import { ENTRIES_PAGE_SIZE } from '../../api/admin-history.ts';

/** How many groups from the top are open at first: as many as it takes to show a page of analyses. */
export function openedAtFirst(users: readonly { readonly analyses: number }[]): number {
  let opened = 0;
  for (let shown = 0; opened < users.length && shown < ENTRIES_PAGE_SIZE; opened += 1) shown += users[opened]!.analyses;
  return opened;
}
