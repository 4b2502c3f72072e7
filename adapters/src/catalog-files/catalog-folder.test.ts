import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../platform/clock/clocks.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { checkedFolders } from './catalog-folder.ts';

const { write } = checkedFolders(systemClock());

const good = { path: 'products/01-card.yaml', text: 'products: []\n' };

it.each(['../../x.sh', '/etc/x', 'products/../../x', 'products//x', '', 'a\\..\\..\\x', 'c:/x', 'x\0'])(
  'an export with the path %j outside its folder writes nothing',
  (path) => {
    const around = temporaryFolder();
    const written = write(join(around, 'inner', 'catalog'), [good, { path, text: 'echo' }]);
    const reason = `${JSON.stringify(path)} is no file of a catalog`;
    expect(written._unsafeUnwrapErr()).toEqual({ type: 'unwritable', reason });
    expect(readdirSync(around, { recursive: true })).toEqual([]);
  },
);

it('an export leaves an existing folder with the suffix .part unchanged', () => {
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

it('an export that cannot write every file leaves nothing', () => {
  const around = temporaryFolder();
  const files = [good, { path: `${good.path}/x.yaml`, text: '' }];
  expect(write(join(around, 'catalog'), files).isErr()).toBe(true);
  expect(readdirSync(around)).toEqual([]);
});
