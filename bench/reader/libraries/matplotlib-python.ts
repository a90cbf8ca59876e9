import { spawnSync } from 'node:child_process';

/** Debian's own Python first: another that stands before it on the PATH need not have Debian's packages. */
const PYTHONS = ['/usr/bin/python3', 'python3'];
let found: string | null | undefined;

/** A Python that has matplotlib, or null where the machine has none. */
export function matplotlibPython(): string | null {
  found ??= PYTHONS.find((python) => spawnSync(python, ['-c', 'import matplotlib']).status === 0) ?? null;
  return found;
}
