import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './arrows/imports.ts';

type Locked = {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const locks = ['.', '.ci/node', 'contract-tests/lighthouse', 'contract-tests/mutate'].map((folder) => {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(projectRoot, folder, 'package-lock.json'), 'utf8'),
  );
  return { folder, locked: Object.entries(lock.packages) };
});

// npm ci refuses a lock that leaves one out, on every machine: also one for a platform that is not this one's.
test.each(locks)('the lock of $folder contains every package that another package needs', ({ locked }) => {
  const names = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const missing = locked
    .flatMap(([, { dependencies, optionalDependencies }]) => Object.keys({ ...dependencies, ...optionalDependencies }))
    .filter((name) => !names.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

test.each(locks)('the lock of $folder contains no address of a registry', ({ locked }) => {
  expect(locked.filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([]);
});
