import { isRecord } from '@shop/adapters/wire/codec/json-value';

/** An intended difference from the record. `call` is the beginning of a title, `path` a place in its answer (`*` is
 *  any entry of a list), `status` the HTTP status. */
type Intended = { readonly call: string; readonly path: string; readonly why: string };

const differing = (
  why: string,
  rows: readonly (readonly [call: string, ...paths: readonly string[]])[],
): readonly Intended[] => rows.flatMap(([call, ...paths]) => paths.map((path) => ({ call, path, why })));

const total = 'totalPriceWithCurrency';
const refusal = ['status', 'errorCodes', 'errorDetails'] as const;

/** Returns an answer without the facts that a history has since the record was made: refusals at the door. */
export const withoutNewFacts = (answer: unknown): unknown => {
  const isNew = (one: unknown): boolean => isRecord(one) && one.what === 'notAdmitted';
  return JSON.parse(JSON.stringify(answer ?? null), (_name, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => !isNew(one)) : value,
  );
};

/** Every intended difference, with its reason. */
export const intended: readonly Intended[] = [
  ...differing('the readable total is in the language of the call, in sl where it names none', [
    ['loadCart', `item.${total}`],
    ['changeQuantity', `item.${total}`],
    ['removeItem', `item.${total}`],
    ['extendHold', `item.${total}`],
    ['addUpsell', `cart.${total}`],
    ['a browser: its own cart', `item.${total}`],
  ]),
  ...differing('a cart has its lines unless the flag for items is false', [['loadCart: without items', 'item.items']]),
  ...differing('the upsells of the remaining lines are answered where LoadUpsells is true, which is not the default', [
    ['removeItem: once more', 'item.upsellItems'],
    ['removeItem: without upsells', 'item.upsellItems'],
  ]),
  ...differing('the cart is answered where ReloadCart is true, which is not the default', [
    ['addUpsell: for an order', 'cart'],
    ['addUpsell: without the cart again', 'cart'],
  ]),
  ...differing('an unknown language is sl', [
    ['listProducts: an unknown language', ...refusal, 'items', 'hasMoreItems', 'totalCount'],
    ['loadTranslations: an unknown language', ...refusal, 'AddToCart', 'BackToHomePage', 'Error'],
    ['addTicket: an unknown language', ...refusal, 'cartId', 'upsells'],
    ['addGiftCard: an unknown language', ...refusal, 'success', 'cartId'],
    ['addUpsell: an unknown language', ...refusal, 'cartId'],
    ['changeQuantity: an unknown language', ...refusal, 'item'],
    ['loadCart: an unknown language', ...refusal, 'item'],
  ]),
  ...differing('rows of quantity 0 are left out', [
    ['addTicket: a row of none beside others', ...refusal, 'cartId', 'upsells'],
    ['addGiftCard: a row of none beside others', ...refusal, 'success', 'cartId'],
  ]),
  ...differing('nothing but rows of quantity 0 is nothing selected', [
    ['addTicket: no pieces', 'errorCodes.*', 'errorDetails'],
  ]),
  ...differing('a number is an id, so the next fault of the request is named', [
    ['addTicket: an id that is a number', 'errorCodes.*', 'errorDetails'],
  ]),
  ...differing('a gift card says how many a cart of our own seller holds', [['showProduct', 'item.cartLimits']]),
  ...differing('an export has the files as they were imported, and the day that numbers of days count from', [
    ['exportCatalog: the current version', 'files', 'countFrom'],
    ['exportCatalog: an old version', 'files', 'countFrom'],
  ]),
  ...differing('a season whose days differ has the same name in its file, where they are gaps', [
    ['importCatalog: a trial', 'differences'],
    ['importCatalog: done', 'differences'],
  ]),
  ...differing('papers name the picture of a gift card, for its PDF', [['showPapers', 'tickets.*.picture']]),
  ...differing('who did it, by the name of the token', [['history', 'order.entries.*.staff']]),
  ...differing('an ended hold says how many pieces it held', [['history', 'order.entries.*.quantity']]),
  ...differing('a page has guides to its tickets, and its list has headings', [
    ['loadPage', 'guides', 'sections.*.headings'],
  ]),
];
