import type { AnalysisFigures } from '@pipsight/contract';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { openedAtFirst } from './opened-at-first.ts';
import { UserGroup } from './user-group.tsx';

/** Fewer groups than this are found by looking. */
const MANY = 10;

/** Everyone's analyses by user; the one who analysed last comes first. */
export function UserGroups({ users }: { users: AnalysisFigures['users'] }) {
  const [wanted, setWanted] = useState('');
  const opened = openedAtFirst(users);
  const text = wanted.trim().toLowerCase();
  const found = users.filter(({ username }) => username.toLowerCase().includes(text));
  return (
    <section aria-label="Analyses by user" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {users.length > MANY && (
        <div className="w-full max-w-xs">
          <Field
            label="Find a user"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
      )}
      {found.length === 0 && (
        <output className="py-10 text-center text-soft">No user of this name has analyses.</output>
      )}
      {found.map((user) => (
        <UserGroup key={user.userId} user={user} openAtFirst={users.indexOf(user) < opened} />
      ))}
    </section>
  );
}
