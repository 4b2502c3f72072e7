import type { ShopError } from '@shop/core/errors/shop-error';
import type { UseCases } from '@shop/core/use-cases';
import { ResultAsync } from 'neverthrow';

/** What the late use cases wait for, and what they cannot wait for. */
type Late = Pick<UseCases, 'newIntent'> & { readonly load: () => Promise<UseCases> };

/** The use cases before their code is here: the first call fetches it and then acts. The page that is shown came with its
 *  data, so rules, calls and codecs can arrive after it.
 *  Decision: code that cannot be fetched counts as an unreachable provider, and is asked for again by the next call. */
export const lateUseCases = ({ load, newIntent }: Late): UseCases => {
  const late =
    <Arguments extends readonly unknown[], Answer>(
      choose: (useCases: UseCases) => (...args: Arguments) => ResultAsync<Answer, ShopError>,
    ) =>
    (...args: Arguments): ResultAsync<Answer, ShopError> =>
      ResultAsync.fromPromise(load(), (): ShopError => ({ kind: 'unreachable', cause: 'network' })).andThen(
        (useCases) => choose(useCases)(...args),
      );
  return {
    newIntent,
    listProducts: late((useCases) => useCases.listProducts),
    listCategories: late((useCases) => useCases.listCategories),
    showProduct: late((useCases) => useCases.showProduct),
    quoteTicket: late((useCases) => useCases.quoteTicket),
    loadCart: late((useCases) => useCases.loadCart),
    addTicket: late((useCases) => useCases.addTicket),
    changeQuantity: late((useCases) => useCases.changeQuantity),
    removeItem: late((useCases) => useCases.removeItem),
    restoreItem: late((useCases) => useCases.restoreItem),
    loadCustomer: late((useCases) => useCases.loadCustomer),
    saveCustomer: late((useCases) => useCases.saveCustomer),
    checkReservation: late((useCases) => useCases.checkReservation),
    startPayment: late((useCases) => useCases.startPayment),
    showOrder: late((useCases) => useCases.showOrder),
    loadPage: late((useCases) => useCases.loadPage),
    loadTranslations: late((useCases) => useCases.loadTranslations),
    loadRouteKeys: late((useCases) => useCases.loadRouteKeys),
    loadMedia: late((useCases) => useCases.loadMedia),
  };
};
