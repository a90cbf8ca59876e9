import { FolderClock } from 'lucide-react';

export function EmptyAdminHistory() {
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <FolderClock className="size-8 text-faint" aria-hidden />
      <h2 className="text-lg font-semibold">No Analyses Found</h2>
      <p className="text-soft">No trading analyses have been created yet.</p>
    </div>
  );
}
