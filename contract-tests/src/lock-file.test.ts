import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './arrows/imports.ts';

type Locked = {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
);
const locked = Object.entries(lock.packages);
const names = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));

// npm ci refuses a lock that leaves one out, on every machine: also one for a platform that is not this one's.
test('every package that another one names is locked', () => {
  const missing = locked
    .flatMap(([, { dependencies, optionalDependencies }]) => Object.keys({ ...dependencies, ...optionalDependencies }))
    .filter((name) => !names.has(name));
  expect([...new Set(missing)]).toEqual([]);
});

test('no address of a registry is locked', () => {
  expect(locked.filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([]);
});
