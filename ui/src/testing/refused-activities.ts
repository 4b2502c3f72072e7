import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import type { Cart } from '@shop/core/cart/cart';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartItemId } from '@shop/core/ids';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { aCart, aCustomerDraft, anUpsell } from '@shop/core/testing/builders';
import { someCountries } from '@shop/core/testing/customer-arbitraries';
import { noProfile } from '@shop/core/use-cases/member-session';
import { errAsync, okAsync } from 'neverthrow';
import { promoField, quantityFieldId } from '../sections/cart-review/line-form.ts';
import { upsellField, upsellQuantityId } from '../upsells/upsell-form.ts';
import { pageVisitor } from './page-visitor.ts';
import { samplePorts } from './sample-ports.ts';

const towel = anUpsell();

type Case = readonly [
  page: 'cart' | 'buyerInfo' | 'paymentMethod' | 'cancelOrder',
  /** Creates the visitor of a shop that refuses every call. */
  visitor: (refuses: ReturnType<typeof portsOver>) => ReturnType<typeof pageVisitor>,
  /** The fields of a posted form; without them the page is loaded. */
  fields?: Readonly<Record<string, string>>,
];

const atCheckout = (checkout: Partial<CheckoutPort>, profile?: ProfilePort) =>
  pageVisitor(
    {},
    samplePorts.random,
    { loadCustomer: () => okAsync({ countries: someCountries }), ...checkout },
    profile,
  );

const offering = (cart: Partial<Cart>, shop: Partial<ShopPort>) =>
  pageVisitor({ loadCart: () => okAsync(aCart(cart)), ...shop });

const lineField = quantityFieldId({ cartItemId: cartItemId('line-1') });

const cases: Readonly<Record<Activity, Case>> = {
  shopping: ['cart', ({ extendHold }) => pageVisitor({ extendHold }), { does: 'extendHold' }],
  cartLine: [
    'cart',
    ({ changeQuantity }) => pageVisitor({ changeQuantity }),
    { does: 'changeQuantity', line: 'line-1', [lineField]: '3' },
  ],
  promoCode: [
    'cart',
    ({ applyPromoCode }) => offering({ couponsDisabled: false }, { applyPromoCode }),
    { does: 'applyPromoCode', [promoField]: 'POLETJE' },
  ],
  upsell: [
    'cart',
    ({ addUpsell }) => offering({ upsells: [towel] }, { addUpsell }),
    { does: 'addUpsell', [upsellField]: towel.id, [upsellQuantityId(towel.id)]: '1' },
  ],
  logIn: [
    'buyerInfo',
    ({ logIn }) => atCheckout({}, { ...noProfile, logIn }),
    { does: 'logIn', email: 'ana@example.com', password: 'geslo' },
  ],
  cancellation: ['cancelOrder', ({ cancelOrder }) => atCheckout({ cancelOrder }), { id: 'c-1' }],
  profile: [
    'cart',
    ({ loadMember }) => {
      const visitor = atCheckout({}, { ...noProfile, loadMember });
      visitor.jar.set('ProfileAuthToken', 'ana');
      return visitor;
    },
  ],
  checkoutData: ['buyerInfo', ({ loadCustomer }) => atCheckout({ loadCustomer })],
  customerSave: ['buyerInfo', ({ saveCustomer }) => atCheckout({ saveCustomer }), aCustomerDraft()],
  reservationCheck: ['paymentMethod', ({ checkReservation }) => atCheckout({ checkReservation })],
  paymentStart: [
    'paymentMethod',
    ({ startPayment }) => atCheckout({ startPayment }),
    { does: 'startPayment', paymentType: 'payment' },
  ],
};

/** Returns the page of an activity that the shop refuses, the address of its redirect, and the text that is shown. */
export const refusedActivity = async (during: Activity, error: ShopError) => {
  const [name, visitor, fields] = cases[during];
  const { look, post } = visitor(portsOver({ call: () => errAsync(error) }));
  const page = name === 'cancelOrder' ? '/sl/preklic-narocila?id=c-1' : shopPath(name, 'sl');
  const { to, text } = await (fields === undefined ? look(page) : post(page, fields));
  return to === null ? { page, at: undefined, text } : { page, at: to, text: (await look(to)).text };
};
