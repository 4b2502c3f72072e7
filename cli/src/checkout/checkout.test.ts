import type { PaymentReturn } from '@shop/core/checkout/payment-callback';
import type { CustomerDraft } from '@shop/core/customer/customer';
import { countryId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { ana } from '../testing/ana.ts';
import { runShop } from '../testing/run-shop.ts';
import { anOrder } from '../testing/test-catalog.ts';
import { type Given, refuse } from '../testing/test-shop.ts';

it('shop checkout countries lists what a buyer can choose, in the language that is asked for', async () => {
  const countries = [
    { id: countryId('AT'), name: 'Österreich' },
    { id: countryId('SI'), name: 'Slowenien' },
  ];
  const asked: string[] = [];
  const loadCustomer: CheckoutPort['loadCustomer'] = ({ language }) => {
    asked.push(language);
    return okAsync({ countries });
  };
  const ran = await runShop(['checkout', 'countries', '--lang', 'de'], { checkout: { loadCustomer } });
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ran.stdout).toMatch(/^id +name\nAT +Österreich\nSI +Slowenien\n$/);
  expect(asked).toEqual(['de']);
  const json = await runShop(['checkout', 'countries', '--json'], { checkout: { loadCustomer } });
  expect(JSON.parse(json.stdout)).toMatchObject({ countriesCodeList: countries });
});

it.each([
  [true, 'can be reserved'],
  [false, 'cannot be reserved'],
])('shop checkout reserve-check answers %s with 0 and in words', async (possible, words) => {
  const given = { checkout: { checkReservation: () => okAsync(possible) } };
  const ran = await runShop(['checkout', 'reserve-check'], given);
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ran.stdout).toContain(words);
  const json = await runShop(['checkout', 'reserve-check', '--json'], given);
  expect(JSON.parse(json.stdout)).toEqual({ success: true, moznostRezervacije: possible });
});

describe('shop checkout save', () => {
  const save = async (argv: readonly string[], draft?: CustomerDraft) => {
    const asked: unknown[] = [];
    const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
    const ran = await runShop(['checkout', 'save', ...argv], {
      checkout: {
        loadCustomer: () => okAsync({ countries, ...(draft === undefined ? {} : { draft }) }),
        saveCustomer: ({ customer }) => {
          asked.push(customer);
          return okAsync({});
        },
      },
    });
    return { ...ran, asked };
  };
  const saved = {
    firstName: 'Ana',
    lastName: 'Novak',
    email: 'ana@example.com',
    address: 'Cesta 1',
    postCode: '1000',
    city: 'Ljubljana',
    country: 'SI',
    phoneNumber: '+386 40 123 456',
  };

  it.each(['SI', 'si', 'slovenija'])('saves a guest from %s', async (country) => {
    const { exitCode, stdout, asked } = await save([...ana, '--country', country, '--json']);
    expect({ exitCode, asked }).toEqual({ exitCode: 0, asked: [saved] });
    expect(JSON.parse(stdout)).toEqual({ success: true });
  });

  it('needs only what changes the second time', async () => {
    const draft = { ...saved, emailRepeat: saved.email, loyaltyId: '' };
    const { asked } = await save(['--email', 'b@example.com', '--loyalty', '77'], draft);
    expect(asked).toEqual([{ ...saved, email: 'b@example.com', loyaltyId: '77' }]);
  });

  it('names every failing option, and the countries there are', async () => {
    const { exitCode, stderr, asked } = await save(['--email', 'ana', '--country', 'Atlantis', '--post-code', '1a']);
    expect({ exitCode, asked }).toEqual({ exitCode: 3, asked: [] });
    for (const option of ['--first-name', '--email', '--post-code', '--country', '--phone'])
      expect(stderr).toContain(option);
    expect(stderr).toContain('--country is one of: SI\n');
    expect(stderr).toContain('(EmailIncorrect)');
    expect(stderr).not.toContain('EmailRepeatIncorrect');
  });
});

it.each([['save'], ['pay', '--card', '4111111111111111']])(
  'shop checkout %s without a cart says how to begin one',
  async (...argv) => {
    const { exitCode, stderr } = await runShop(['checkout', ...argv], { cart: undefined });
    expect(exitCode).toBe(3);
    expect(stderr).toContain('shop cart add-ticket');
  },
);

describe('shop checkout pay', () => {
  const pay = async (argv: readonly string[], orders = [anOrder()]) => {
    const [types, cards, pages]: [string[], PaymentCard[], string[]] = [[], [], []];
    let [looks, waits] = [0, 0];
    const wait = async () => {
      waits += 1;
    };
    const given: Given = {
      checkout: {
        startPayment: ({ paymentType }) => {
          types.push(paymentType);
          return okAsync({ returnUrl: 'http://pay.test/pay/1' });
        },
        showOrder: () => {
          looks += 1;
          return okAsync(orders[Math.min(looks, orders.length) - 1] ?? anOrder());
        },
      },
      payWithCard: (page, card) => {
        pages.push(page);
        cards.push(card);
        return okAsync<PaymentReturn>({ ref: anOrder().ref, status: 'completed' });
      },
    };
    const ran = await runShop(['checkout', 'pay', ...argv], given, { wait });
    return { ...ran, paid: { types, cards, pages, looks, waits } };
  };

  it('goes through the page with the card and prints the order', async () => {
    const { exitCode, stdout, stderr, paid } = await pay(['--card', '4111 1111-1111 1111', '--json']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      ref: 'ref-1',
      paymentStatus: 4,
      total: 35.18,
      placedAt: '2026-11-21T09:05:00.000Z',
    });
    expect(paid).toMatchObject({ types: ['payment'], pages: ['http://pay.test/pay/1'], looks: 1, waits: 0 });
    expect(paid.cards).toEqual([
      { number: '4111111111111111', expiry: '12/27', cvc: '123', holder: 'Test Card', challenge: 'confirm' },
    ]);
  });

  it('reserves, and answers the bank as told', async () => {
    const { paid } = await pay(['--card', '4000000000003220', '--reserve', '--challenge', 'reject']);
    expect(paid).toMatchObject({ types: ['preauthorization'], cards: [{ challenge: 'reject' }] });
  });

  it('looks again while the payment is not decided', async () => {
    const open = anOrder({ status: 'initializing', outcome: 'open' });
    const { exitCode, paid } = await pay(['--card', '4000000000000077'], [open, open, anOrder()]);
    expect({ exitCode, looks: paid.looks, waits: paid.waits }).toEqual({ exitCode: 0, looks: 3, waits: 2 });
  });

  it('gives up looking after a while, prints the order as it stands and says how to look again', async () => {
    const { exitCode, stdout, stderr } = await pay(
      ['--card', '4000000000000077'],
      [anOrder({ status: 'initializing', outcome: 'open' })],
    );
    expect(exitCode).toBe(3);
    expect(stdout).toContain('initializing');
    expect(stderr).toContain('shop checkout order ref-1');
  });

  it.each([
    [{ status: 'error', declineReason: 'notConfirmed', outcome: 'open' }, 3, 'Payment.error'],
    [{ status: 'completed', outcome: 'refunded' }, 4, 'Payment.completed'],
  ] as const)('%j ends with 3, the order on stdout and its status on stderr', async (changes, paymentStatus, code) => {
    const { exitCode, stdout, stderr } = await pay(['--card', '4000000000000002', '--json'], [anOrder(changes)]);
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ paymentStatus, outcome: changes.outcome });
    expect(JSON.parse(stderr)).toMatchObject({
      error: { code, kind: 'notPaid', details: { ref: 'ref-1', ...changes } },
    });
  });

  it.each([
    ['sends back no reference', () => okAsync({ status: 'completed' } as const), 4, ''],
    ['is not there', () => errAsync({ kind: 'unreachable', cause: 'network' } as const), 4, ''],
    [
      'does not take the card',
      () => errAsync({ kind: 'invalidInput', field: 'card', expected: 'a test card' } as const),
      2,
      'card: expected a test card',
    ],
  ])('when the page %s ends with its code', async (_, payWithCard, code, said) => {
    const { exitCode, stderr } = await runShop(['checkout', 'pay', '--card', '4111111111111112'], { payWithCard });
    expect(exitCode).toBe(code);
    expect(stderr).toContain(said);
  });

  it.each([
    ['44', 44_00],
    ['44.00', 44_00],
    ['43,90', 43_90],
  ])('sends %s as the total that was shown, and tells both when it is another by now', async (text, shown) => {
    const startPayment: CheckoutPort['startPayment'] = ({ shownTotal }) =>
      errAsync({ kind: 'totalChanged', shown: shownTotal ?? cents(0), now: cents(48_00) });
    const argv = ['checkout', 'pay', '--card', '4111111111111111', '--total', text];
    const { exitCode, stderr } = await runShop(argv, { checkout: { startPayment } });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`shown: ${(shown / 100).toFixed(2)} EUR, now: 48.00 EUR`);
  });

  it.each(['44.0', '-1', 'free', '1e3'])('takes %s for no total', async (text) => {
    const argv = ['checkout', 'pay', '--card', '4111111111111111', '--total', text];
    expect((await runShop(argv)).exitCode).toBe(2);
  });
});

describe('shop checkout order', () => {
  it('prints an order, whatever became of it', async () => {
    const showOrder = () => okAsync(anOrder({ status: 'canceled', outcome: 'canceled' }));
    const { exitCode, stdout } = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/order +A-1001\nreference +ref-1\nstatus +canceled\n/);
    expect(stdout).toMatch(/placed +2026-11-21 10:05\n/);
    expect(stdout).toMatch(/total +35,18 €\n$/);
  });

  it('says why the bank declined the payment, where it said so', async () => {
    const { status, declineReason } = { status: 'error', declineReason: 'notConfirmed' } as const;
    const showOrder = () => okAsync(anOrder({ status, declineReason, outcome: 'open' }));
    const { stdout } = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
    expect(stdout).toMatch(/status +error\ndeclined +the buyer did not confirm it to the bank \(3-D Secure\)\n/);
    const known = await runShop(['checkout', 'order', 'ref-1', '--json'], { checkout: { showOrder } });
    expect(JSON.parse(known.stdout)).toMatchObject({ paymentStatus: 3, declineReason });
  });
});

it('shop checkout stop closes the payment that runs', async () => {
  const stopped = await runShop(['checkout', 'stop', '--json'], { checkout: { stopPayment: () => okAsync() } });
  expect([stopped.exitCode, JSON.parse(stopped.stdout)]).toEqual([0, { success: true }]);
});

describe('shop checkout cancel', () => {
  it('cancels the order of the id', async () => {
    const canceled: string[] = [];
    const cancelOrder = (id: string) => {
      canceled.push(id);
      return okAsync(undefined);
    };
    const ran = await runShop(['checkout', 'cancel', 'c-1', '--json'], { checkout: { cancelOrder } });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect([canceled, JSON.parse(ran.stdout)]).toEqual([['c-1'], { success: true }]);
  });

  it.each([
    [{ kind: 'cancelFailed' }, false],
    [{ kind: 'cancelUnconfirmed' }, true],
    [{ kind: 'unreachable', cause: 'timeout' }, true],
  ] as const)('after %j says that nobody knows whether the order is canceled: %s', async (error, isUnknown) => {
    const { stderr } = await runShop(['checkout', 'cancel', 'c-1'], { checkout: { cancelOrder: refuse(error) } });
    expect(stderr.includes('not known yet whether the order is canceled')).toBe(isUnknown);
  });
});

it.each([
  [{ status: 'completed', outcome: 'completed' }, true],
  [{ status: 'completed' }, true],
  [{ status: 'completed', outcome: 'canceled' }, false],
  [{ status: 'error', outcome: 'refunding' }, false],
  [{ status: 'initializing', outcome: 'open' }, false],
  [{ status: 'completed', outcome: 'completed', total: cents(0) }, false],
] as const)('of an order that is %j says how it was paid only when it is: %s', async (changes, isPaid) => {
  const { outcome: _, ...order } = anOrder();
  const showOrder = () => okAsync({ ...order, ...changes });
  const { stdout } = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
  expect(stdout.includes('paid by')).toBe(isPaid);
});

it('an order of which the host says no more than its type prints that, and is paid when its reader comes back so', async () => {
  const showOrder = () => okAsync({ ref: orderRef('ref-1'), productType: 'dailyTicket', items: [] } as const);
  const bare = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
  expect(bare).toMatchObject({ exitCode: 0, stderr: '' });
  expect(bare.stdout).not.toMatch(/status|paid by|total|undefined|placed/);
  const pay = (status: 'completed' | 'unknown') =>
    runShop(['checkout', 'pay', '--card', '4111111111111111'], {
      checkout: { showOrder, startPayment: () => okAsync({ returnUrl: 'http://pay.test/pay/1' }) },
      payWithCard: () => okAsync({ ref: orderRef('ref-1'), status }),
    });
  expect([(await pay('completed')).exitCode, (await pay('unknown')).exitCode]).toEqual([0, 3]);
});
