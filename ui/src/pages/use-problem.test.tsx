import { pageRequests } from '@shop/adapters/server/page-requests';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import type { Activity, ReactionType } from '@shop/core/errors/error-reaction';
import { cartItemId } from '@shop/core/ids';
import { shopPath } from '@shop/core/paths/shop-paths';
import { sampleErrors } from '@shop/core/testing/sample-errors';
import { withReaction } from '@shop/core/testing/with-reaction';
import { makeUseCases } from '@shop/core/use-cases/use-cases';
import { errAsync } from 'neverthrow';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { useExtendHold } from '../checkout/hold-notice.tsx';
import { useStopPayment } from '../checkout/running-payment.tsx';
import { promoField } from '../sections/cart-review/line-form.ts';
import { usePromoCode } from '../sections/cart-review/promo-code.tsx';
import { useCartChanges } from '../sections/cart-review/use-cart-changes.ts';
import { ShopProvider, withUseCases } from '../shop-context.tsx';
import { makeShopState } from '../signals/shop-state.ts';
import { sampleSettings } from '../testing/sample-pages.ts';
import { sampleClock, samplePorts } from '../testing/sample-ports.ts';
import { makeI18n } from '../translations/make-i18n.ts';
import { useProblem } from './use-problem.ts';

const error = sampleErrors.holdAtLimit;
const key = 'Shop.ExtendHold.AtLimit';
const words = makeI18n('sl', { [key]: 'No more time.', Error: 'Wrong.' });
const refusing = portsOver({ call: () => errAsync(error) });
const cart = shopPath('cart', 'sl');

/** Hooks that call the shop, and a press of each. */
const presses = {
  shopping: () => {
    const { send } = useExtendHold();
    return () => send(new Map());
  },
  paymentStart: () => {
    const { send } = useStopPayment();
    return () => send(new Map());
  },
  cartLine: () => {
    const { set } = useCartChanges();
    return () => set(cartItemId('line-1'), 3);
  },
  promoCode: () => {
    const { send } = usePromoCode();
    return () => send(new Map([[promoField, 'POLETJE']]));
  },
} as const satisfies Partial<Record<Activity, () => () => unknown>>;

/** Draws a hook on a page, presses it, and returns what the visitor sees. */
const outcomeOf = async (use: () => () => unknown, path: string) => {
  const address = { path, search: '' };
  const state = makeShopState({
    route: { kind: 'notFound', language: 'sl', address },
    cart: { ok: true, value: undefined },
  });
  const ports = {
    ...samplePorts,
    shop: { ...samplePorts.shop, ...refusing },
    checkout: { ...samplePorts.checkout, ...refusing },
  };
  const cookies = pageRequests({ secure: true, publicOrigin: undefined }).cookiesOf('shopCart=cart-1');
  const useCases = makeUseCases({ ...ports, clock: sampleClock, cookies });
  const navigate = vi.fn();
  let act: (() => unknown) | undefined;
  const Pressed = () => {
    act = use();
    return null;
  };
  renderToString(
    <I18nextProvider i18n={words}>
      <Router hook={() => [path, navigate]}>
        <ShopProvider
          shop={{
            ...withUseCases(useCases),
            clock: sampleClock,
            settings: sampleSettings,
            state,
            reportFailure: () => undefined,
          }}
        >
          <Pressed />
        </ShopProvider>
      </Router>
    </I18nextProvider>,
  );
  await act?.();
  await new Promise((resolve) => setImmediate(resolve));
  return {
    toasts: state.toasts.peek().map(({ text }) => text),
    gone: navigate.mock.calls,
    changedElsewhere: state.cartChangedElsewhere.peek(),
  };
};

const toCart = (errorKey?: string) => [[cart, { replace: true, state: errorKey === undefined ? {} : { errorKey } }]];
const nothing = { toasts: [], gone: [], changedElsewhere: false };

const expected: Readonly<Record<Exclude<ReactionType, 'alert'>, typeof nothing | object>> = {
  toast: { ...nothing, toasts: ['No more time.'] },
  genericToast: { ...nothing, toasts: ['Wrong.'] },
  goToCart: { ...nothing, gone: toCart(key) },
  goToCartQuietly: { ...nothing, gone: toCart() },
  reloadCartAndGoToCart: { ...nothing, gone: toCart(key) },
  changedElsewhere: { ...nothing, changedElsewhere: true },
  silent: nothing,
};

const types = [
  'toast',
  'genericToast',
  'goToCart',
  'goToCartQuietly',
  'reloadCartAndGoToCart',
  'changedElsewhere',
  'silent',
] as const;

describe.each(['shopping', 'paymentStart', 'cartLine', 'promoCode'] as const)(
  'a refusal during %s, by script',
  (during) => {
    test.each(types)('has the reaction %s of the table', async (type) => {
      const page = shopPath('buyerInfo', 'sl');
      expect(await withReaction(during, type, () => outcomeOf(presses[during], page))).toEqual(expected[type]);
    });

    test('with an alert is shown in its place, or as a toast on a page without one', async () => {
      const hasPlace = during === 'promoCode' || during === 'cartLine';
      const outcome = await withReaction(during, 'alert', () =>
        outcomeOf(presses[during], shopPath('buyerInfo', 'sl')),
      );
      expect(outcome).toEqual(hasPlace ? nothing : expected.toast);
    });
  },
);

test('a refusal that leads to the cart page is a toast on the cart page itself', async () => {
  const outcome = await withReaction('paymentStart', 'goToCart', () => outcomeOf(presses.paymentStart, cart));
  expect(outcome).toEqual({ ...nothing, toasts: ['No more time.'], gone: toCart() });
});

test('the place of a problem receives only errors whose reaction is a toast or an alert', async () => {
  for (const [type, errors] of [
    ['toast', [error]],
    ['alert', [error]],
    ['silent', []],
    ['goToCart', []],
  ] as const) {
    const place = vi.fn();
    await withReaction('upsell', type, () =>
      outcomeOf(() => {
        const problem = useProblem();
        return () => problem(error, 'upsell', place);
      }, cart),
    );
    expect(place.mock.calls.map(([shown]) => shown)).toEqual(errors);
  }
});
