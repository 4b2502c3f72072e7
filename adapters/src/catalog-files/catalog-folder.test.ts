import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../platform/clock/clocks.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { checkedFolders } from './catalog-folder.ts';

const { write } = checkedFolders(systemClock());

const good = { path: 'products/01-card.yaml', text: 'products: []\n' };

it.each(['../../x.sh', '/etc/x', 'products/../../x', 'products//x', './x', '..', '', 'a\\..\\..\\x', 'c:/x', 'x\0'])(
  'writes nothing of files with the path %j, which does not lie in the folder',
  (path) => {
    const around = temporaryFolder();
    const written = write(join(around, 'inner', 'catalog'), [good, { path, text: 'echo' }]);
    const reason = `${JSON.stringify(path)} is no file of a catalog`;
    expect(written._unsafeUnwrapErr()).toEqual({ type: 'unwritable', reason });
    expect(readdirSync(around, { recursive: true })).toEqual([]);
  },
);

it('leaves a folder alone that has the name of the new one with .part', () => {
  const around = temporaryFolder();
  mkdirSync(join(around, 'catalog.part'));
  writeFileSync(join(around, 'catalog.part', 'mine.txt'), 'mine');
  expect(write(join(around, 'catalog'), [good]).isOk()).toBe(true);
  expect(readdirSync(around, { recursive: true }).map(String).sort()).toEqual([
    'catalog',
    'catalog.part',
    'catalog.part/mine.txt',
    'catalog/products',
    'catalog/products/01-card.yaml',
  ]);
  expect(readFileSync(join(around, 'catalog', good.path), 'utf8')).toBe(good.text);
});

it('leaves nothing where not every file can be written', () => {
  const around = temporaryFolder();
  const files = [good, { path: `${good.path}/x.yaml`, text: '' }];
  expect(write(join(around, 'catalog'), files).isErr()).toBe(true);
  expect(readdirSync(around)).toEqual([]);
});
