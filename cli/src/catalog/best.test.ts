import { defaultPersonCategories as categories } from '@shop/core/catalog/person-categories';
import { priceGroupId } from '@shop/core/ids';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { quote } from '../testing/test-catalog.ts';

/** The same quote, in which each single price states for whom it is. */
const told = {
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
  runShop(['catalog', 'best', 'termalija', '--date', 'today', ...argv], { shop: { quoteTicket: () => okAsync(told) } });

describe('shop catalog best', () => {
  it('prints the mix of each stay, its saving against single tickets, and what puts it into the cart', async () => {
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

  it('gives machines the lines, the sum and the saving in euros', async () => {
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

  it('says so when single tickets cost no more, and when nothing takes these persons', async () => {
    const alone = (await best('--adults', '1')).stdout;
    expect(alone).toContain('Večerna vstopnica  12,80 €  single tickets cost no more\n');
    const { priceGroups } = told;
    const evening = priceGroups.filter(({ priceGroupId: id }) => id === priceGroupId('g-evening'));
    const shop = { quoteTicket: () => okAsync({ ...told, priceGroups: evening }) };
    const argv = ['catalog', 'best', 'termalija', '--date', 'today', '--children', '1'];
    const none = await runShop(argv, { shop });
    expect(none).toMatchObject({ exitCode: 0, stderr: '' });
    expect(none.stdout).toContain('nothing on sale takes exactly these persons');
  });

  it.each([
    [['--adults', '0'], 2, 'no persons given\n  --adults <number>\n'],
    [['--adults', '2.5'], 2, 'Expected a whole number, 0 or more.'],
    [['--adults', '2', '--group', 'savna'], 2, "'savna'; available:\n  g-day  Dnevna vstopnica\n"],
    [['--adults', '12', '--children', '1'], 3, '(Shop.AddTicketToCart.CapacityFull)\n  places left: 12\n'],
  ])('%j ends with %i and says what is expected', async (argv, exitCode, said) => {
    const ran = await best(...argv);
    expect(ran).toMatchObject({ exitCode, stdout: '' });
    expect(ran.stderr).toContain(said);
  });

  it('takes as many persons as there are places', async () => {
    expect((await best('--adults', '12')).exitCode).toBe(0);
  });

  it.each([
    ['our own seller takes 20 persons', 0, '20', [0, '20  Dnevna', '']],
    ['our own seller refuses 21 persons', 0, '21', [3, '', '(Shop.Cart.TooManyPersons)']],
    ['a provider without such a limit takes 21 persons', undefined, '21', [0, '21  Dnevna', '']],
    ['mixes of more than 60 persons are not looked for', undefined, '61', [2, '', 'mixes are looked for 60 persons']],
  ] as const)('%s', async (_, personsInCart, adults, [exitCode, printed, said]) => {
    const shop = { quoteTicket: () => okAsync({ ...told, ticketsAvailable: 200, personsInCart }) };
    const ran = await runShop(['catalog', 'best', 'termalija', '--date', 'today', '--adults', adults], { shop });
    expect(ran.exitCode).toBe(exitCode);
    expect(ran.stdout).toContain(printed);
    expect(ran.stderr).toContain(said);
  });
});
