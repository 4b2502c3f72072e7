import type { PaymentType } from '@shop/core/checkout/payment';
import type { Customer } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import {
  type CartId,
  type CheckoutSession,
  countryId,
  idempotencyKey,
  type OrderRef,
  orderRef,
  type PriceListId,
  type ProductId,
  upsellId,
} from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { ResultAsync } from 'neverthrow';
import type { FixtureShop } from './fixture-shop.ts';
import { termalija } from './test-shop.ts';

/** Who buys whatever a fixture holds. */
export const fixtureBuyer: Customer = {
  firstName: 'Ana',
  lastName: 'Čuček-Šmid',
  email: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: countryId('SI'),
  phoneNumber: '+386 40 123 456',
};

const must = async <Value>(result: ResultAsync<Value, unknown>): Promise<Value> => {
  const answer = await result;
  if (answer.isErr()) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** The steps that visitors take while a fixture is made; none may be refused. */
export const fixtureVisitor = ({ shop, checkout }: FixtureShop) => {
  const language = 'sl' as const;
  let keys = 0;
  const key = () => {
    keys += 1;
    return idempotencyKey(`key-${keys}`);
  };
  const into = (cartId: CartId | undefined) => (cartId === undefined ? {} : { cartId });

  const addDay = async (date: LocalDate, priceListId: PriceListId, quantity: number, cartId?: CartId) => {
    const lines = [{ priceListId, quantity }];
    const order = { ...into(cartId), productId: termalija, language, period: { type: 'day', date }, lines } as const;
    return (await must(shop.addTicket(order, key()))).cartId;
  };
  const addCard = async (
    productId: ProductId,
    priceListId: PriceListId,
    quantity: number,
    price: Cents,
    cartId?: CartId,
  ): Promise<CartId> => {
    const lines = [{ priceListId, quantity, price }];
    return (await must(shop.addGiftCard({ ...into(cartId), productId, language, lines }, key()))).cartId;
  };
  const addTowels = async (cartId: CartId, quantity: number): Promise<void> => {
    const line = { id: upsellId('towel'), quantity, parentProductIds: [termalija] };
    await must(shop.addUpsell({ cartId, language, lines: [line] }, key()));
  };

  const save = async (cartId: CartId, customer: Customer = fixtureBuyer): Promise<CheckoutSession> => {
    const { session } = await must(checkout.saveCustomer({ cartId, language, mtcId: -1, customer }));
    if (session === undefined) throw new Error('no session');
    return session;
  };
  /** Begins a payment; the bank's page carries the order's reference. */
  const begin = async (cartId: CartId, session: CheckoutSession, paymentType: PaymentType = 'payment') => {
    const { returnUrl } = await must(checkout.startPayment({ cartId, paymentType, session }));
    return orderRef(returnUrl.split('/').at(-1) ?? '');
  };
  const look = (ref: OrderRef, session?: CheckoutSession) => must(checkout.showOrder(ref, session));
  const cancel = async (ref: OrderRef, session: CheckoutSession): Promise<void> => {
    const { cancelId } = await look(ref, session);
    if (cancelId === undefined) throw new Error('not to be canceled');
    await must(checkout.cancelOrder(cancelId));
  };
  const applyCode = (cartId: CartId, code: string): Promise<void> => must(shop.applyPromoCode(cartId, code));
  const loadCart = (cartId: CartId) => must(shop.loadCart({ cartId, language }));

  return { addDay, addCard, addTowels, save, begin, look, cancel, applyCode, loadCart };
};
