import { defaultPersonCategories as categories } from '@shop/core/catalog/person-categories';
import { priceGroupId } from '@shop/core/ids';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { quote } from '../testing/test-catalog.ts';

/** The same quote, in which each single price states for whom it is. */
const labelled = {
  ...quote,
  priceGroups: quote.priceGroups.map((group) => ({
    ...group,
    priceLists: group.priceLists.map((list) => {
      const who = new Map([
        ['Odrasli', categories.adult],
        ['Otroci', categories.child],
      ]).get(list.name);
      return who === undefined ? list : { ...list, kind: { type: 'default' as const, categoryId: who } };
    }),
  })),
};

const best = (...argv: readonly string[]) =>
  runShop(['catalog', 'best', 'termalija', '--date', 'today', ...argv], {
    shop: { quoteTicket: () => okAsync(labelled) },
  });

describe('shop catalog best', () => {
  it('prints the cheapest mix of each stay, its saving and the command that adds it', async () => {
    const { exitCode, stdout } = await best('--adults', '2', '--children', '3');
    expect(exitCode).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'Termalija  2026-11-21, sobota, 21. november 2026',
      'adults: 2, children: 3',
      '',
      'Dnevna vstopnica  73,60 €  saves 9,60 € against 83,20 € for single tickets',
      '  quantity  ticket                      persons     each   amount',
      '         1  Dnevna vstopnica/Paket 2+2        4  57,60 €  57,60 €',
      '         1  Dnevna vstopnica/Otroci           1  16,00 €  16,00 €',
      '  shop cart add-ticket termalija --date 2026-11-21 --line pl-family=1 --line pl-child=1',
      '',
    ]);
  });

  it('prints lines, total and saving in euros with --json', async () => {
    const { stdout } = await best('--adults', '2', '--children', '3', '--group', 'dnevna', '--json');
    const line = { group: 'Dnevna vstopnica', quantity: 1 };
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ productId: 'p-termalija', period: { type: 'day', date: '2026-11-21' }, adults: 2, children: 3 },
      stays: [
        {
          id: 'g-day',
          lines: [
            { ...line, priceListId: 'pl-family', name: 'Paket 2+2', unitPrice: 57.6, amount: 57.6 },
            { ...line, priceListId: 'pl-child', name: 'Otroci', unitPrice: 16, amount: 16 },
          ],
          ...{ total: 73.6, singles: 83.2, saving: 9.6 },
        },
      ],
    });
  });

  it('prints when single tickets cost no more and when no mix fits the persons', async () => {
    const alone = (await best('--adults', '1')).stdout;
    expect(alone).toContain('Večerna vstopnica  12,80 €  single tickets cost no more\n');
    const { priceGroups } = labelled;
    const evening = priceGroups.filter(({ priceGroupId: id }) => id === priceGroupId('g-evening'));
    const shop = { quoteTicket: () => okAsync({ ...labelled, priceGroups: evening }) };
    const argv = ['catalog', 'best', 'termalija', '--date', 'today', '--children', '1'];
    const none = await runShop(argv, { shop });
    expect(none).toMatchObject({ exitCode: 0, stderr: '' });
    expect(none.stdout).toContain('nothing on sale takes exactly these persons');
  });

  it.each([
    [['--adults', '0'], 2, 'no persons given\n  --adults <number>\n'],
    [['--adults', '2', '--group', 'savna'], 2, "'savna'; available:\n  g-day  Dnevna vstopnica\n"],
    [['--adults', '12', '--children', '1'], 3, '(Shop.AddTicketToCart.CapacityFull)\n  places left: 12\n'],
  ])('refuses %j with %i and names the limit', async (argv, exitCode, message) => {
    const result = await best(...argv);
    expect(result).toMatchObject({ exitCode, stdout: '' });
    expect(result.stderr).toContain(message);
  });

  it.each([
    ['refuses 21 persons at a seller with a limit', 0, '21', [3, '', '(Shop.Cart.TooManyPersons)']],
    ['mixes 60 persons at a provider without a limit', undefined, '60', [0, '60  Dnevna', '']],
    ['refuses 61 persons at a provider without a limit', undefined, '61', [2, '', 'mixes are looked for 60 persons']],
  ] as const)('%s', async (_, personsInCart, adults, [exitCode, printed, message]) => {
    const shop = { quoteTicket: () => okAsync({ ...labelled, ticketsAvailable: 200, personsInCart }) };
    const result = await runShop(['catalog', 'best', 'termalija', '--date', 'today', '--adults', adults], { shop });
    expect(result.exitCode).toBe(exitCode);
    expect(result.stdout).toContain(printed);
    expect(result.stderr).toContain(message);
  });
});
