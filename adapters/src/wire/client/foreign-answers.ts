import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import { err, ok } from 'neverthrow';
import { type CallName, callTable } from '../calls/call-table.ts';
import { isRecord } from '../codec/json-value.ts';
import { type AnswerReader, foreignRefusal } from './fetch-transport.ts';
import { mendedAnswer } from './mend-answer.ts';

/** A problem of a provider's answers for its operator, without personal data. */
export type OddAnswer =
  | { readonly type: 'unreadable'; readonly call: CallName; readonly part: string }
  /** Figures of a cart that differ from the shop's own calculation. */
  | { readonly type: 'centsDiffer'; readonly call: CallName; readonly part: string }
  | { readonly type: 'credentialRefused'; readonly call: CallName; readonly status: number }
  /** The answer is unusable, or the provider has no calls for content. `path` is the call's template. */
  | {
      readonly type: 'unusable' | 'noContent';
      readonly call: CallName;
      readonly path: string;
      readonly cause: string;
    };

/** Returns the report of an unusable answer. */
export const unusableAnswer = (
  call: CallName,
  cause: string,
  type: 'unusable' | 'noContent' = 'unusable',
): OddAnswer => ({
  type,
  call,
  path: callTable[call].path,
  cause,
});

/** Removes direction controls from every text. */
export const textsWithoutDirectionControls = (json: unknown): unknown => {
  if (typeof json === 'string') return withoutDirectionControls(json.toWellFormed());
  if (Array.isArray(json)) return json.map(textsWithoutDirectionControls);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, textsWithoutDirectionControls(value)]));
};

/** Reads answers of another server of this shop, possibly of another release: unreadable parts are left out and
 *  reported. For server and terminal; a browser gets answers from its own server. */
export const mendedAnswers = (report: (odd: OddAnswer) => void): AnswerReader => ({
  jsonOf: (_name, json) => json,
  clean: textsWithoutDirectionControls,
  read: (name, answer, json) =>
    mendedAnswer(answer, json, removableParts[name] ?? []).map(({ value, removed }) => {
      for (const part of removed) report({ type: 'unreadable', call: name, part });
      return value;
    }),
  withoutCode: foreignRefusal,
  credentialRefused: (call, status) => report({ type: 'credentialRefused', call, status }),
  unusable: (call, cause) => report(unusableAnswer(call, cause)),
});

/** Calls whose answers are not documented: any answer that is not a refusal means success. */
const undocumentedAnswers: ReadonlySet<CallName> = new Set(['applyPromoCode', 'cancelOrder']);

const yesOrNo = (json: unknown): unknown =>
  isRecord(json) ? { success: true, ...json } : { success: json !== false && json !== 'false' };

/** Removes discounted prices of 0, which some providers send for no discount. */
const withoutZeroDiscounts = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(withoutZeroDiscounts);
  if (!isRecord(json)) return json;
  const isNone = json.priceWithDiscount === 0 && typeof json.price === 'number' && json.price > 0;
  const members = Object.entries(json).filter(([name]) => !isNone || name !== 'priceWithDiscount');
  return Object.fromEntries(members.map(([name, value]) => [name, withoutZeroDiscounts(value)]));
};

/** Reads answers of a foreign provider: as those of another release, with the peculiarities of such providers. */
export const foreignAnswers = (report: (odd: OddAnswer) => void): AnswerReader => ({
  ...mendedAnswers(report),
  jsonOf: (name, json) =>
    undocumentedAnswers.has(name) ? json.orElse((why) => (why === 'empty' ? ok(true) : err(why))).map(yesOrNo) : json,
  clean: (json) => withoutZeroDiscounts(textsWithoutDirectionControls(json)),
  withoutCode: (refusal) => refusal,
});

/** Returns a function that reports the same event at most once per `pause` milliseconds, with the number of
 *  occurrences since. */
export const reportedOnce = (
  report: (odd: OddAnswer, times: number) => void,
  { now, pause }: { readonly now: () => number; readonly pause: number },
): ((odd: OddAnswer) => void) => {
  const last = new Map<string, { readonly at: number; readonly since: number }>();
  return (odd) => {
    // Figures differ from cart to cart, so they are not part of the event's identity.
    const news = odd.type === 'centsDiffer' ? `${odd.type} ${odd.call}` : Object.values(odd).join(' ');
    const { at, since } = last.get(news) ?? { at: Number.NEGATIVE_INFINITY, since: 0 };
    const isNew = now() >= at + pause;
    last.set(news, isNew ? { at: now(), since: 0 } : { at, since: since + 1 });
    if (isNew) report(odd, since + 1);
  };
};

const upsells = (at: string): readonly string[] => [at, `${at}.*`, `${at}.*.image`, `${at}.*.dates.*`];
const cartAt = (at: string): readonly string[] => [
  `${at}.items.*.date`,
  `${at}.productType`,
  `${at}.promoCode`,
  `${at}.totalPriceWithCurrency`,
  ...upsells(`${at}.upsellItems`),
];

/** Parts of answers that can be left out, with `*` for any entry. `+` is an entry of a list that must keep at least
 *  one. Lines of carts and orders and items of a package are never left out: a sum would be wrong without them. */
const removableParts: { readonly [Name in CallName]?: readonly string[] } = {
  listProducts: [
    'items.+',
    'items.*.image',
    'items.*.imageFacts',
    'items.*.shortDescription',
    'items.*.categories',
    'items.*.categories.*',
    'items.*.priceDay',
    'items.*.nextFreeDay',
    'items.*.today',
    'items.*.unavailableFor',
    'items.*.validity',
    'hasMoreItems',
    'totalCount',
  ],
  listCategories: ['+', 'items.+'],
  showProduct: [
    'item.name',
    'item.image',
    'item.imageFacts',
    'item.description',
    'item.termsText',
    'item.helpText',
    'item.giftCardValidityText',
    'item.ticketCalendarText',
    'item.ticketSelectText',
    'item.seasons.+',
    'item.seasons.*.adultPrice',
    'item.availability.+',
    'item.availability.*.adultPrice',
    'item.availability.*.endedAt',
    'item.facilityDiscounts',
    'item.facilityDiscounts.*',
    'item.priceLists.+',
    'item.defaultDailyTicketAvailabilityInDays',
    'item.cultures',
    'item.cultures.*',
    'item.pageGroup',
  ],
  quoteTicket: [
    'item.priceGroups.+',
    'item.priceGroups.*.description',
    'item.priceGroups.*.sameStayAs',
    'item.priceGroups.*.endedAt',
    'item.priceGroups.*.priceLists.*',
  ],
  addTicket: upsells('upsells'),
  addUpsell: cartAt('cart'),
  loadCart: cartAt('item'),
  changeQuantity: cartAt('item'),
  removeItem: cartAt('item'),
  loadCustomer: [
    'countriesCodeList.+',
    'firstName',
    'lastName',
    'email',
    'emailRepeat',
    'address',
    'postCode',
    'city',
    'country',
    'phoneNumber',
    'loyaltyId',
    'asciiEmail',
  ],
  showOrder: ['productType'],
  loadMember: [
    'user.name',
    'user.surname',
    'user.phone',
    'user.address',
    'user.postCode',
    'user.city',
    'user.countryCode',
    'user.email',
    'user.wellcardID',
  ],
};
