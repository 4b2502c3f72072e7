import type { SoldOutReport } from '@shop/core/checkout/place-report';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { OfficePort } from '@shop/core/ports/office-port';
import { type ProductPeriod, periodText } from '@shop/core/seller/places/period-places';

/** A ticket without the places that a visitor wants. `cartId`: the cart in whose log it is to stand. */
export type SoldOut = ProductPeriod & { readonly cartId?: CartId | undefined };

/** Called when a visitor finds a ticket sold out. */
export type OnSoldOut = (found: SoldOut) => void;

/** Maximum number of names that are remembered for a minute. */
const mostNames = 10_000;

/** Returns whether a name comes for the first time in a minute. */
const onceAMinute = (now: () => Instant): ((name: string) => boolean) => {
  const until = new Map<string, Instant>();
  return (name) => {
    const end = until.get(name);
    if (end !== undefined && now() < end) return false;
    if (until.size >= mostNames) until.clear();
    until.set(name, plusMilliseconds(now(), minutes(1)));
    return true;
  };
};

export type SoldOutLogParts = {
  readonly now: () => Instant;
  readonly reportPlaces: OfficePort['reportPlaces'];
  /** Adds a row to the log of a cart. */
  readonly addToCart: (cartId: CartId, found: ProductPeriod) => void;
  /** Receives the places for the operator's log. Absent in programs without such a log. */
  readonly onReport?: ((report: SoldOutReport) => void) | undefined;
  /** Called with an exception in this work, which no caller awaits. */
  readonly onDefect: (cause: unknown) => void;
};

/** Returns a log of tickets that visitors found sold out: who holds their places at that moment, once a minute for a
 *  ticket and day, and a row in the log of the visitor's cart. */
export const soldOutLog = ({ now, reportPlaces, addToCart, onReport, onDefect }: SoldOutLogParts) => {
  const isFirst = onceAMinute(now);
  const isFirstOfCart = onceAMinute(now);
  let reporting = Promise.resolve();

  const report = async ({ productId, period }: SoldOut): Promise<void> => {
    const counted = await reportPlaces({ product: productId, period });
    if (counted.isErr() || counted.value.type !== 'places') return;
    const { product, capacity, held, paying, sold } = counted.value;
    onReport?.({ product, period: periodText(period), capacity, held, paying, sold });
  };

  const onSoldOut: OnSoldOut = (found) => {
    const { productId, period, cartId } = found;
    const name = `${productId} ${periodText(period)}`;
    if (cartId !== undefined && isFirstOfCart(`${cartId} ${name}`)) addToCart(cartId, { productId, period });
    if (onReport === undefined || !isFirst(name)) return;
    reporting = reporting.then(() => report(found)).catch(onDefect);
  };

  return {
    onSoldOut,
    /** Waits until all reports so far are made. */
    close: (): Promise<void> => reporting,
  };
};
