import type { ShopError } from '@shop/core/errors/shop-error';
import type { IdempotencyKey } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { AnswerOf, CallName, RequestOf } from '../calls/endpoint.ts';
import type { CallContext, Reply, Transport } from '../client/transport.ts';
import { checkedEntry } from './checked-entry.ts';

export type ServedPorts = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  /** Without it nobody can log in here. */
  readonly profile?: ProfilePort;
};

type Handlers = {
  readonly [Name in CallName]: (
    request: RequestOf<Name>,
    context: CallContext,
  ) => ResultAsync<Reply<AnswerOf<Name>>, ShopError>;
};

const only = <Answer>(answer: Answer): Reply<Answer> => ({ answer });
const isDone = (): Reply<'done'> => ({ answer: 'done' });

const noSuchCall: ShopError = { kind: 'notFound', what: 'call' };
const keyless: ShopError = { kind: 'invalidInput', field: 'Idempotency-Key', expected: 'a key per intent' };

const sessionOf = ({ session }: CallContext) => (session === undefined ? {} : { session });

const withKey = <Answer>(
  { key }: CallContext,
  add: (key: IdempotencyKey) => ResultAsync<Answer, ShopError>,
): ResultAsync<Reply<Answer>, ShopError> => (key === undefined ? errAsync(keyless) : add(key).map(only));

const handlersOf = ({ shop, checkout, content, profile }: ServedPorts): Handlers => ({
  listProducts: (query) => shop.listProducts(query).map(only),
  listCategories: ({ language }) => shop.listCategories(language).map(only),
  showProduct: ({ language, url }) => shop.showProduct(language, url).map(only),
  quoteTicket: (query) => shop.quoteTicket(query).map(only),
  loadCart: (query) => shop.loadCart(query).map(only),
  addTicket: (order, context) => withKey(context, (key) => shop.addTicket(order, key)),
  addGiftCard: (order, context) => withKey(context, (key) => shop.addGiftCard(order, key)),
  addUpsell: (order, context) => withKey(context, (key) => shop.addUpsell(order, key)),
  changeQuantity: (change) => shop.changeQuantity(change).map(only),
  removeItem: (removal) => shop.removeItem(removal).map(only),
  applyPromoCode: ({ cartId, code }) => shop.applyPromoCode(cartId, code).map(isDone),
  loadCustomer: (query, context) => {
    const token = query.memberToken ?? context.memberToken;
    return checkout
      .loadCustomer({ ...query, ...sessionOf(context), ...(token === undefined ? {} : { memberToken: token }) })
      .map(only);
  },
  saveCustomer: (entry, context) =>
    checkedEntry(entry).asyncAndThen((checked) =>
      checkout.saveCustomer({ ...checked, ...sessionOf(context) }).map((saved) => ({ ...isDone(), ...saved })),
    ),
  checkReservation: ({ cartId }) => checkout.checkReservation(cartId).map(only),
  startPayment: (request, context) => checkout.startPayment({ ...request, ...sessionOf(context) }).map(only),
  showOrder: ({ ref }) => checkout.showOrder(ref).map(only),
  cancelOrder: ({ id }) => checkout.cancelOrder(id).map(isDone),
  logIn: ({ email, password }) =>
    profile === undefined
      ? errAsync(noSuchCall)
      : profile.logIn(email, password).map((memberToken) => ({ answer: {}, memberToken })),
  loadMember: (_none, { memberToken }) => {
    if (profile === undefined) return errAsync(noSuchCall);
    if (memberToken === undefined) return okAsync(only({}));
    return profile.loadMember(memberToken).map((member) => only(member === undefined ? {} : { member }));
  },
  loadPage: ({ language, path }) => content.loadPage(language, path).map(only),
  loadMedia: ({ language, id }) => content.loadMedia(language, id).map(only),
  loadTranslations: ({ language }) => content.loadTranslations(language).map(only),
  loadRouteKeys: () => content.loadRouteKeys().map(only),
});

/** The ports behind the spec's calls: what the HTTP clients take apart, this puts together again, without a wire. */
export const portsTransport = (ports: ServedPorts): Transport => {
  const handlers = handlersOf(ports);
  return { call: (name, request, context = {}) => handlers[name](request, context) };
};
