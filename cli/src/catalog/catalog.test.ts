import { seasonId } from '@shop/core/ids';
import { aGiftCard, aSeasonTicket } from '@shop/core/testing/builders';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { listed, quote } from '../testing/test-catalog.ts';

describe('shop catalog list', () => {
  it('prints one line per product, and the wire format with --json', async () => {
    const { stdout } = await runShop(['catalog', 'list']);
    expect(stdout).toBe('product    name            price  now\ntermalija  Termalija  od 16,00 €  on sale\n');
    const { stdout: page } = await runShop(['catalog', 'list', '--json']);
    expect(JSON.parse(page)).toMatchObject({
      items: [{ id: listed.id, name: 'Termalija', price: 16 }],
      hasMoreItems: false,
      totalCount: 1,
    });
  });

  it('requests the selected group, category, order and page', async () => {
    const requests: unknown[] = [];
    const listProducts = (query: unknown) => {
      requests.push(query);
      return okAsync({ items: [], hasMoreItems: false, totalCount: 0 });
    };
    const argv = ['catalog', 'list', '--group', 'giftVouchers', '--category', 'c', '--sort', 'name'].concat([
      ...['--skip', '1', '--take', '2'],
    ]);
    const { stdout } = await runShop([...argv, '--lang', 'it'], { shop: { listProducts } });
    expect(requests).toEqual([
      { language: 'it', group: 'giftVouchers', categoryId: 'c', sort: 'name', skip: 1, take: 2 },
    ]);
    expect(stdout).toBe('nothing is sold in the category c of the group giftVouchers after product 1\n');
  });

  it.each(['0', '1000'])('refuses --take %s with 2', async (take) => {
    expect(await runShop(['catalog', 'list', '--take', take])).toMatchObject({ exitCode: 2, stdout: '' });
  });
});

describe('shop catalog show', () => {
  it('prints the days of a ticket', async () => {
    const { stdout } = await runShop(['catalog', 'show', 'termalija', '--days', '11']);
    expect(stdout).toContain('Termalija  termalija  dailyTicket  p-termalija\nZa vso družino & prijatelje\n');
    expect(stdout).toMatch(
      /2026-12-01 {2}torek, 1. december 2026 +few +12 +-20 % +16,00 €\n20 more days; see --days\n$/,
    );
    expect(stdout).toMatch(/2026-11-21 .* closed +0\n/);
  });

  it('finds a product by a part of its name and suggests names for an unknown one', async () => {
    expect((await runShop(['catalog', 'show', 'TERMAL', '--json'])).exitCode).toBe(0);
    const result = await runShop(['catalog', 'show', 'nothing']);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain("no product 'nothing'; available:\n  termalija  Termalija\n");
  });

  it('prints the seasons of a multi-day ticket', async () => {
    const season = aSeasonTicket({ seasons: [{ id: seasonId('s1'), name: 'Poletje' }] });
    const { stdout } = await runShop(['catalog', 'show', 'termalija'], {
      shop: { showProduct: () => okAsync(season) },
    });
    expect(stdout).toContain('id  season\ns1  Poletje\n');
  });

  it('prints the prices of a gift card, for which there is no quote', async () => {
    const shop = { showProduct: () => okAsync(aGiftCard({ url: 'bon' })) };
    expect((await runShop(['catalog', 'show', 'bon'], { shop })).stdout).toContain('80,00 €');
    expect(await runShop(['catalog', 'quote', 'bon', '--date', 'today'], { shop })).toMatchObject({
      exitCode: 2,
      stderr: "error: 'bon' is a gift card, not a ticket\n",
    });
  });
});

describe('shop catalog quote', () => {
  const runQuote = async (...argv: readonly string[]) => {
    const requests: unknown[] = [];
    const quoteTicket = (query: unknown) => {
      requests.push(query);
      return okAsync(quote);
    };
    const builtIn = { 'Price.facilityDiscount': 'discount of the day: {{percent}} %' };
    return {
      ...(await runShop(['catalog', 'quote', 'termalija', ...argv], { shop: { quoteTicket }, builtIn })),
      requests,
    };
  };

  it.each([
    ['2026-12-01', '2026-12-01'],
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['+10', '2026-12-01'],
  ])('reads the day %s', async (typed, date) => {
    const { requests } = await runQuote('--date', typed);
    expect(requests).toMatchObject([{ productId: 'p-termalija', period: { type: 'day', date } }]);
  });

  it.each(['2026-02-30', 'yesterday', '1.12.2026'])('refuses the day %j', async (typed) => {
    const { exitCode, stderr } = await runQuote(`--date=${typed}`);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('YYYY-MM-DD');
  });

  it('refuses a day of a ticket that is sold by seasons', async () => {
    const season = aSeasonTicket({ seasons: [{ id: seasonId('s1'), name: 'Poletje' }] });
    const shop = { showProduct: () => okAsync(season) };
    const { exitCode, stderr } = await runShop(['catalog', 'quote', 'termalija', '--date', 'today'], { shop });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/is sold by seasons, not by days; leave --date out\n {2}--season s1 {2}Poletje\n$/);
  });

  it('prints groups, price list ids, prices of the day and places left', async () => {
    const { stdout } = await runQuote('--date', '2026-12-01');
    expect(stdout).toContain(
      'Termalija  2026-12-01, torek, 1. december 2026\nplaces left: 12\ndiscount of the day: 20 %\n',
    );
    expect(stdout).toMatch(/Dnevna vstopnica {2}Ves dan\n.*\n {2}pl-adult +Odrasli +1 +22,00 € +17,60 € +up to 12\n/);
    expect(stdout).toMatch(/pl-family +Paket 2\+2 +4 +72,00 € +57,60 € +up to 3\n/);
    expect(stdout).toMatch(/pl-senior +Odrasli 65\+ .* not on sale\n/);
  });

  it('prints how many tickets fit beside the persons in the cart', async () => {
    const shop = { quoteTicket: () => okAsync({ ...quote, personsInCart: 15 }) };
    const { stdout } = await runShop(['catalog', 'quote', 'termalija', '--date', 'today'], { shop });
    expect(stdout).toContain('persons in your cart: 15 of 20\n');
    expect(stdout).toMatch(/pl-adult .* up to 5\n/);
    expect(stdout).toMatch(/pl-family .* up to 1\n/);
    const full = { quoteTicket: () => okAsync({ ...quote, ticketsAvailable: 0 }) };
    const sold = await runShop(['catalog', 'quote', 'termalija', '--date', 'today'], { shop: full });
    expect(sold.stdout).toMatch(/pl-adult .* sold out\n/);
  });

  it('prints only the price lists that the page shows for the persons', async () => {
    const listsOf = async (...argv: readonly string[]) => {
      const { stdout } = await runQuote('--date', 'today', '--json', ...argv);
      const { priceGroups } = JSON.parse(stdout).item;
      return priceGroups[0].priceLists.map(({ priceListId }: { priceListId: string }) => priceListId);
    };
    expect(await listsOf('--adults', '2', '--children', '2')).toEqual(['pl-adult', 'pl-child', 'pl-family']);
    expect(await listsOf('--adults', '2', '--children', '1')).toEqual(['pl-adult', 'pl-child']);
  });

  it('refuses a request without a day and names the option', async () => {
    const { exitCode, stderr } = await runQuote();
    expect(exitCode).toBe(3);
    expect(stderr).toContain('(DateIsNotSelected)\n  --date <day>: YYYY-MM-DD, today, tomorrow or +N days\n');
  });
});

it('shop catalog categories prints id and name', async () => {
  expect((await runShop(['catalog', 'categories'])).stdout).toBe('id       name\nmassage  Masaže\n');
});
