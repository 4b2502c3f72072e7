import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import { nearestPage } from '@shop/core/use-cases/load-page';
import { noProfile } from '@shop/core/use-cases/member-session';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallContext, CalledPorts, Reply } from './call.ts';
import {
  type AnswerOf,
  type CallName,
  type CallOf,
  callTable,
  type MethodOf,
  type Methods,
  type RequestOf,
  type Transport,
} from './call-table.ts';

/** The ports behind the calls. Without a profile there is no log-in. */
export type ServedPorts = Omit<CalledPorts, 'profile'> & Partial<Pick<CalledPorts, 'profile'>>;

const keyless: ErrorOf<'invalidInput'> = {
  kind: 'invalidInput',
  field: 'Idempotency-Key',
  expected: 'a key per intent',
};

/** Returns the methods that answer the calls, each from its own port, because one object may implement several
 *  ports. A page's call also answers for the list page below which a product is. */
const methodsOf = ({ shop, checkout, content, profile = noProfile }: ServedPorts): Methods => ({
  listProducts: shop.listProducts,
  showProduct: shop.showProduct,
  listCategories: shop.listCategories,
  quoteTicket: shop.quoteTicket,
  loadCart: shop.loadCart,
  changeQuantity: shop.changeQuantity,
  removeItem: shop.removeItem,
  extendHold: shop.extendHold,
  applyPromoCode: shop.applyPromoCode,
  addTicket: shop.addTicket,
  addGiftCard: shop.addGiftCard,
  addUpsell: shop.addUpsell,
  loadCustomer: checkout.loadCustomer,
  saveCustomer: checkout.saveCustomer,
  checkReservation: checkout.checkReservation,
  startPayment: checkout.startPayment,
  stopPayment: checkout.stopPayment,
  showOrder: checkout.showOrder,
  showPapers: checkout.showPapers,
  cancelOrder: checkout.cancelOrder,
  logIn: profile.logIn,
  loadMember: profile.loadMember,
  logOut: profile.logOut,
  loadPage: nearestPage({ content }),
  loadMedia: content.loadMedia,
  loadSite: content.loadSite,
  loadTranslations: content.loadTranslations,
  loadRouteKeys: content.loadRouteKeys,
});

/** Returns a transport that calls ports in this process, without a wire; the inverse of `portsOver`. */
export const transportOver = (ports: ServedPorts): Transport => {
  const methods = methodsOf(ports);
  return {
    call: <Name extends CallName>(
      name: Name,
      request: RequestOf<Name>,
      context: CallContext = {},
    ): ResultAsync<Reply<AnswerOf<Name>>, ShopError> => {
      const row: CallOf<Name> = callTable[name];
      const method: MethodOf<Name> = methods[name];
      const args = row.toArguments(request, context);
      return args === undefined ? errAsync(keyless) : method(...args).map(row.toReply);
    },
  };
};
