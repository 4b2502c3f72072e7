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
import { refuse, type Stubs } from '../testing/test-shop.ts';

it('shop checkout countries lists the countries in the selected language', async () => {
  const countries = [
    { id: countryId('AT'), name: 'Österreich' },
    { id: countryId('SI'), name: 'Slowenien' },
  ];
  const requests: string[] = [];
  const loadCustomer: CheckoutPort['loadCustomer'] = ({ language }) => {
    requests.push(language);
    return okAsync({ countries });
  };
  const result = await runShop(['checkout', 'countries', '--lang', 'de'], { checkout: { loadCustomer } });
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toMatch(/^id +name\nAT +Österreich\nSI +Slowenien\n$/);
  expect(requests).toEqual(['de']);
});

it.each([
  [true, 'can be reserved'],
  [false, 'cannot be reserved'],
])('shop checkout reserve-check prints %s in words and ends with 0', async (possible, words) => {
  const answered = { checkout: { checkReservation: () => okAsync(possible) } };
  const result = await runShop(['checkout', 'reserve-check'], answered);
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toContain(words);
});

describe('shop checkout save', () => {
  const save = async (argv: readonly string[], draft?: CustomerDraft) => {
    const requests: unknown[] = [];
    const countries = [{ id: countryId('SI'), name: 'Slovenija' }];
    const result = await runShop(['checkout', 'save', ...argv], {
      checkout: {
        loadCustomer: () => okAsync({ countries, ...(draft === undefined ? {} : { draft }) }),
        saveCustomer: ({ customer }) => {
          requests.push(customer);
          return okAsync({});
        },
      },
    });
    return { ...result, requests };
  };
  const customer = {
    firstName: 'Ana',
    lastName: 'Novak',
    email: 'ana@example.com',
    address: 'Cesta 1',
    postCode: '1000',
    city: 'Ljubljana',
    country: 'SI',
    phoneNumber: '+386 40 123 456',
  };

  it.each(['si', 'slovenija'])('saves a guest from the country %s', async (country) => {
    const { exitCode, stdout, requests } = await save([...ana, '--country', country, '--json']);
    expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: [customer] });
    expect(JSON.parse(stdout)).toEqual({ success: true });
  });

  it('needs only the changed options after the first time', async () => {
    const draft = { ...customer, emailRepeat: customer.email, loyaltyId: '' };
    const { requests } = await save(['--email', 'b@example.com', '--loyalty', '77'], draft);
    expect(requests).toEqual([{ ...customer, email: 'b@example.com', loyaltyId: '77' }]);
  });

  it('names every invalid option and the countries', async () => {
    const { exitCode, stderr, requests } = await save(['--email', 'ana', '--country', 'Atlantis', '--post-code', '1a']);
    expect({ exitCode, requests }).toEqual({ exitCode: 3, requests: [] });
    for (const option of ['--first-name', '--email', '--post-code', '--country', '--phone'])
      expect(stderr).toContain(option);
    expect(stderr).toContain('--country is one of: SI\n');
    expect(stderr).toContain('(EmailIncorrect)');
    expect(stderr).not.toContain('EmailRepeatIncorrect');
  });
});

it.each([['save'], ['pay', '--card', '4111111111111111']])(
  'shop checkout %s without a cart names the command that begins one',
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
    const shop: Stubs = {
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
    const result = await runShop(['checkout', 'pay', ...argv], shop, { wait });
    return { ...result, paid: { types, cards, pages, looks, waits } };
  };

  it('pays on the payment page with the card and prints the order', async () => {
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

  it('reserves with --reserve and answers the bank with --challenge', async () => {
    const { paid } = await pay(['--card', '4000000000003220', '--reserve', '--challenge', 'reject']);
    expect(paid).toMatchObject({ types: ['preauthorization'], cards: [{ challenge: 'reject' }] });
  });

  it('reads the order again until the payment is decided', async () => {
    const open = anOrder({ status: 'initializing', outcome: 'open' });
    const { exitCode, paid } = await pay(['--card', '4000000000000077'], [open, open, anOrder()]);
    expect({ exitCode, looks: paid.looks, waits: paid.waits }).toEqual({ exitCode: 0, looks: 3, waits: 2 });
  });

  it('ends with 3 when the payment stays undecided, and prints the command that reads the order', async () => {
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
  ] as const)(
    'an order with %j ends with 3, the order on stdout and its status on stderr',
    async (changes, paymentStatus, code) => {
      const { exitCode, stdout, stderr } = await pay(['--card', '4000000000000002', '--json'], [anOrder(changes)]);
      expect(exitCode).toBe(3);
      expect(JSON.parse(stdout)).toMatchObject({ paymentStatus, outcome: changes.outcome });
      expect(JSON.parse(stderr)).toMatchObject({
        error: { code, kind: 'notPaid', details: { ref: 'ref-1', ...changes } },
      });
    },
  );

  it.each([
    ['returns no reference', () => okAsync({ status: 'completed' } as const), 4, ''],
    ['is unreachable', () => errAsync({ kind: 'unreachable', cause: 'network' } as const), 4, ''],
    [
      'refuses the card',
      () => errAsync({ kind: 'invalidInput', field: 'card', expected: 'a test card' } as const),
      2,
      'card: expected a test card',
    ],
  ])('ends with the exit code of the error when the payment page %s', async (_, payWithCard, code, message) => {
    const { exitCode, stderr } = await runShop(['checkout', 'pay', '--card', '4111111111111112'], { payWithCard });
    expect(exitCode).toBe(code);
    expect(stderr).toContain(message);
  });

  it.each([
    ['44', 44_00],
    ['43,90', 43_90],
  ])('sends --total %s, and prints both totals when the total changed', async (text, shown) => {
    const startPayment: CheckoutPort['startPayment'] = ({ shownTotal }) =>
      errAsync({ kind: 'totalChanged', shown: shownTotal ?? cents(0), now: cents(48_00) });
    const argv = ['checkout', 'pay', '--card', '4111111111111111', '--total', text];
    const { exitCode, stderr } = await runShop(argv, { checkout: { startPayment } });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`shown: ${(shown / 100).toFixed(2)} EUR, now: 48.00 EUR`);
  });

  it.each(['44.000', '-1'])('refuses --total %s with 2', async (text) => {
    const argv = ['checkout', 'pay', '--card', '4111111111111111', '--total', text];
    expect((await runShop(argv)).exitCode).toBe(2);
  });
});

describe('shop checkout order', () => {
  it('prints an order and ends with 0', async () => {
    const { exitCode, stdout } = await runShop(['checkout', 'order', 'ref-1']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/order +A-1001\nreference +ref-1\nstatus +completed\n/);
    expect(stdout).toMatch(/placed +2026-11-21 10:05\n/);
    expect(stdout).toMatch(/total +35,18 €\n$/);
  });

  it('prints why the bank declined the payment', async () => {
    const { status, declineReason } = { status: 'error', declineReason: 'notConfirmed' } as const;
    const showOrder = () => okAsync(anOrder({ status, declineReason, outcome: 'open' }));
    const { stdout } = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
    expect(stdout).toMatch(/status +error\ndeclined +the buyer did not confirm it to the bank \(3-D Secure\)\n/);
  });
});

it('shop checkout stop closes the running payment', async () => {
  const stopped = await runShop(['checkout', 'stop', '--json'], { checkout: { stopPayment: () => okAsync() } });
  expect([stopped.exitCode, JSON.parse(stopped.stdout)]).toEqual([0, { success: true }]);
});

describe('shop checkout cancel', () => {
  it('cancels the order with the id', async () => {
    const canceled: string[] = [];
    const cancelOrder = (id: string) => {
      canceled.push(id);
      return okAsync(undefined);
    };
    const result = await runShop(['checkout', 'cancel', 'c-1', '--json'], { checkout: { cancelOrder } });
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect([canceled, JSON.parse(result.stdout)]).toEqual([['c-1'], { success: true }]);
  });

  it.each([
    [{ kind: 'cancelFailed' }, false],
    [{ kind: 'cancelUnconfirmed' }, true],
    [{ kind: 'unreachable', cause: 'timeout' }, true],
  ] as const)('after %j prints that the cancellation is uncertain: %s', async (error, isUnknown) => {
    const { stderr } = await runShop(['checkout', 'cancel', 'c-1'], { checkout: { cancelOrder: refuse(error) } });
    expect(stderr.includes('not known yet whether the order is canceled')).toBe(isUnknown);
  });
});

it.each([
  [{ status: 'completed' }, true],
  [{ status: 'completed', outcome: 'canceled' }, false],
  [{ status: 'completed', outcome: 'completed', total: cents(0) }, false],
] as const)('shop checkout order prints how an order with %j was paid: %s', async (changes, isPaid) => {
  const { outcome: _, ...order } = anOrder();
  const showOrder = () => okAsync({ ...order, ...changes });
  const { stdout } = await runShop(['checkout', 'order', 'ref-1'], { checkout: { showOrder } });
  expect(stdout.includes('paid by')).toBe(isPaid);
});

it('an order without status prints no status, and counts as paid when the payment page returns completed', async () => {
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
