import { portsOver } from '@shop/adapters/calls/ports-over';
import type { Upsell } from '@shop/core/cart/upsell';
import type { Activity } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartItemId, upsellId } from '@shop/core/ids';
import { noProfile } from '@shop/core/member/member-session';
import { cents } from '@shop/core/money/cents';
import { shopPath } from '@shop/core/paths/shop-paths';
import { aCart, aCustomerDraft } from '@shop/core/testing/builders';
import { someCountries } from '@shop/core/testing/customer-arbitraries';
import { errAsync, okAsync } from 'neverthrow';
import { promoField, quantityFieldId } from '../sections/cart-review/line-form.ts';
import { upsellField, upsellQuantityId } from '../upsells/upsell-form.ts';
import { pageVisitor } from './page-visitor.ts';
import { samplePorts } from './sample-ports.ts';

/** What is tried in two languages. */
export type Language = 'sl' | 'de';

/** A shop that answers every call with this error. */
const refusing = (error: ShopError) => portsOver({ call: () => errAsync(error) });

/** Words come with the pages of the server, whatever fails. */
export type PageActivity = Exclude<Activity, 'translations'>;

const towel: Upsell = {
  id: upsellId('towel'),
  name: 'Brisača',
  description: '',
  image: '',
  price: cents(500),
  dates: [],
  parentProductIds: [],
};

/** What a visitor does, and the page that it happens on. */
export const refusedActivities: Readonly<
  Record<
    PageActivity,
    (error: ShopError, language: Language) => { readonly page: string; readonly act: () => Promise<Seen> }
  >
> = {
  shopping: (error, language) => {
    const { extendHold } = refusing(error);
    const { look, post } = pageVisitor({ extendHold });
    const page = shopPath('cart', language);
    return { page, act: async () => followed(await post(page, { does: 'extendHold' }), look) };
  },
  cartLine: (error, language) => {
    const { changeQuantity } = refusing(error);
    const { look, post } = pageVisitor({ changeQuantity });
    const page = shopPath('cart', language);
    const fields = { does: 'changeQuantity', line: 'line-1', [quantityFieldId({ id: cartItemId('line-1') })]: '3' };
    return { page, act: async () => followed(await post(page, fields), look) };
  },
  promoCode: (error, language) => {
    const { applyPromoCode } = refusing(error);
    const loadCart = () => okAsync(aCart({ couponsDisabled: false }));
    const { look, post } = pageVisitor({ applyPromoCode, loadCart });
    const page = shopPath('cart', language);
    return {
      page,
      act: async () => followed(await post(page, { does: 'applyPromoCode', [promoField]: 'POLETJE' }), look),
    };
  },
  upsell: (error, language) => {
    const { addUpsell } = refusing(error);
    const loadCart = () => okAsync(aCart({ upsells: [towel] }));
    const { look, post } = pageVisitor({ addUpsell, loadCart });
    const page = shopPath('cart', language);
    const fields = { does: 'addUpsell', [upsellField]: towel.id, [upsellQuantityId(towel.id)]: '1' };
    return { page, act: async () => followed(await post(page, fields), look) };
  },
  logIn: (error, language) => {
    const { logIn } = refusing(error);
    const loadCustomer = () => okAsync({ countries: someCountries });
    const { look, post } = pageVisitor({}, samplePorts.random, { loadCustomer }, { ...noProfile, logIn });
    const page = shopPath('buyerInfo', language);
    const fields = { does: 'logIn', email: 'ana@example.com', password: 'geslo' };
    return { page, act: async () => followed(await post(page, fields), look) };
  },
  cancellation: (error, language) => {
    const { cancelOrder } = refusing(error);
    const { look, post } = pageVisitor({}, samplePorts.random, { cancelOrder });
    const page = `/${language}/preklic-narocila`;
    return { page: `${page}?id=c-1`, act: async () => followed(await post(page, { id: 'c-1' }), look) };
  },
  profile: (error, language) => {
    const { loadMember } = refusing(error);
    const { look, jar } = pageVisitor({}, samplePorts.random, {}, { ...noProfile, loadMember });
    jar.set('ProfileAuthToken', 'ana');
    const page = shopPath('cart', language);
    return { page, act: async () => followed(await look(page), look) };
  },
  checkoutData: (error, language) => {
    const { loadCustomer } = refusing(error);
    const { look } = pageVisitor({}, samplePorts.random, { loadCustomer });
    const page = shopPath('buyerInfo', language);
    return { page, act: async () => followed(await look(page), look) };
  },
  customerSave: (error, language) => {
    const { saveCustomer } = refusing(error);
    const loadCustomer = () => okAsync({ countries: someCountries });
    const { look, post } = pageVisitor({}, samplePorts.random, { saveCustomer, loadCustomer });
    const page = shopPath('buyerInfo', language);
    return { page, act: async () => followed(await post(page, aCustomerDraft()), look) };
  },
  reservationCheck: (error, language) => {
    const { checkReservation } = refusing(error);
    const { look } = pageVisitor({}, samplePorts.random, { checkReservation });
    const page = shopPath('paymentMethod', language);
    return { page, act: async () => followed(await look(page), look) };
  },
  paymentStart: (error, language) => {
    const { startPayment } = refusing(error);
    const { look, post } = pageVisitor({}, samplePorts.random, { startPayment });
    const page = shopPath('paymentMethod', language);
    return {
      page,
      act: async () => followed(await post(page, { does: 'startPayment', paymentType: 'payment' }), look),
    };
  },
};

type Answer = { readonly status: number; readonly to: string | null; readonly text: string };
export type Seen = { readonly at: string | undefined; readonly text: string };

const followed = async (answer: Answer, look: (address: string) => Promise<Answer>): Promise<Seen> =>
  answer.to === null ? { at: undefined, text: answer.text } : { at: answer.to, text: (await look(answer.to)).text };
