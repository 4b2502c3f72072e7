import type { CatalogPort } from '@shop/core/ports/catalog-port';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { httpCatalog } from './http-catalog.ts';
import { operatorRoute } from './operator-route.ts';

const token = 'f8Kq-21xz-77ab-90';

const catalog: CatalogPort = {
  importCatalog: ({ apply, onto }) =>
    onto === 9
      ? errAsync({ kind: 'moved', version: 2 })
      : okAsync({ version: 3, applied: apply, differences: [{ path: ['a'], before: 1, after: 2 }] }),
  exportCatalog: (version) =>
    version === undefined
      ? okAsync([{ path: 'a.yaml', text: 'products: []\n' }])
      : errAsync({ kind: 'noSuchVersion', kept: [1, 2] }),
  listVersions: () => okAsync([{ version: 1, orders: 4 }]),
};

const asOperator = (own: string): CatalogPort => {
  const app = operatorRoute(catalog, token);
  return httpCatalog({
    url: 'http://shop.test',
    token: own,
    fetch: async (address, init) => app.request(String(address), init),
  });
};

test('an operator is told over HTTP what the catalog tells', async () => {
  const operator = asOperator(token);
  const wanted = { files: [], apply: true };
  expect(await operator.importCatalog(wanted)).toEqual(await catalog.importCatalog(wanted));
  expect(await operator.importCatalog({ ...wanted, onto: 9 })).toEqual(
    await catalog.importCatalog({ ...wanted, onto: 9 }),
  );
  expect(await operator.exportCatalog()).toEqual(await catalog.exportCatalog());
  expect(await operator.exportCatalog(7)).toEqual(await catalog.exportCatalog(7));
  expect(await operator.listVersions()).toEqual(await catalog.listVersions());
});

test.each(['', 'f8Kq-21xz-77ab-9', 'f8Kq-21xz-77ab-900', 'F8Kq-21xz-77ab-90'])(
  'the token %j is not taken',
  async (own) => {
    const operator = asOperator(own);
    const refusal = { kind: 'notAllowed' };
    expect((await operator.importCatalog({ files: [], apply: true }))._unsafeUnwrapErr()).toEqual(refusal);
    expect((await operator.exportCatalog())._unsafeUnwrapErr()).toEqual(refusal);
    expect((await operator.listVersions())._unsafeUnwrapErr()).toEqual(refusal);
  },
);
