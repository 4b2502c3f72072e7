import { expect, test } from 'vitest';
import { openTestShop, termalija, visitDay } from '../testing/test-shop.ts';

test('a list of products is limited to a category, and a page behind its end is empty', async () => {
  const { shop } = await openTestShop();
  const list = async (rest: Partial<Parameters<typeof shop.listProducts>[0]>) =>
    (await shop.listProducts({ language: 'sl', group: 'giftVouchers', skip: 0, take: 999, ...rest }))._unsafeUnwrap();
  expect((await list({ categoryId: 'for-two' })).totalCount).toBe(3);
  expect((await list({ categoryId: 'nothing' })).items).toEqual([]);
  expect(await list({ skip: 10, take: 1 })).toEqual({ items: [], hasMoreItems: false, totalCount: 10 });
});

test('a quote names price groups for the same stay', async () => {
  const { shop } = await openTestShop();
  const query = { language: 'sl', productId: termalija, period: { type: 'day', date: visitDay } } as const;
  const { priceGroups } = (await shop.quoteTicket(query))._unsafeUnwrap();
  const pairs = priceGroups.flatMap(({ priceGroupId: id, sameStayAs }) =>
    sameStayAs === undefined ? [] : [[id, sameStayAs]],
  );
  expect(pairs).toEqual([['termalija-family', 'termalija-day']]);
});
