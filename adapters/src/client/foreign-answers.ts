import type { Cleaner } from '@shop/core/content/clean-html';
import { withoutDirectionControls } from '@shop/core/text/direction-controls';
import type { CallName } from '../calls/call-table.ts';
import { isRecord } from '../codec/json-value.ts';
import { cleanerOf } from './clean-answer.ts';
import type { AnswerReader } from './fetch-transport.ts';
import { mendedAnswer } from './mend-answer.ts';

/** Something about a provider's answers that its operator should know; nothing of a visitor is in it. */
export type OddAnswer =
  | { readonly type: 'unreadable'; readonly call: CallName; readonly part: string }
  /** Figures of a cart that are not what our own rules make of it. */
  | { readonly type: 'centsDiffer'; readonly call: CallName; readonly part: string }
  | { readonly type: 'credentialRefused'; readonly call: CallName; readonly status: number };

/** Removes direction controls from every text. */
export const textsInOrder = (json: unknown): unknown => {
  if (typeof json === 'string') return withoutDirectionControls(json.toWellFormed());
  if (Array.isArray(json)) return json.map(textsInOrder);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, textsInOrder(value)]));
};

/** Answers of a foreign provider: unreadable parts are left out and reported; rich text is cleaned by `clean`. For
 *  server and terminal; a browser asks the shop's own server. */
export const foreignAnswers = (report: (odd: OddAnswer) => void, clean?: Cleaner): AnswerReader => ({
  tidied: textsInOrder,
  decode: (name, answer, json) =>
    mendedAnswer(answer, clean === undefined ? json : cleanerOf(answer)(json, clean), separateParts[name] ?? []).map(
      ({ value, lost }) => {
        for (const part of lost) report({ type: 'unreadable', call: name, part });
        return value;
      },
    ),
  credentialRefused: (call, status) => report({ type: 'credentialRefused', call, status }),
});

/** Reports the same event at most once per interval, with how often it occurred since. Units: milliseconds. */
export const reportedOnce = (
  report: (odd: OddAnswer, times: number) => void,
  { now, pause }: { readonly now: () => number; readonly pause: number },
): ((odd: OddAnswer) => void) => {
  const last = new Map<string, { readonly at: number; readonly since: number }>();
  return (odd) => {
    // Figures differ from cart to cart; that they do is one piece of news.
    const news = odd.type === 'centsDiffer' ? `${odd.type} ${odd.call}` : Object.values(odd).join(' ');
    const { at, since } = last.get(news) ?? { at: Number.NEGATIVE_INFINITY, since: 0 };
    const isNew = now() >= at + pause;
    last.set(news, isNew ? { at: now(), since: 0 } : { at, since: since + 1 });
    if (isNew) report(odd, since + 1);
  };
};

const upsells = (at: string): readonly string[] => [at, `${at}.*`, `${at}.*.image`, `${at}.*.dates.*`];
const cartAt = (at: string): readonly string[] => upsells(`${at}.upsellItems`);

/** Parts of answers that stand for themselves, `*` for any entry: an unreadable one counts as left out. `+` is an entry
 *  of a list that must keep at least one. Lines of carts and orders and items of a package are never left out: a sum
 *  would be wrong without them. */
const separateParts: { readonly [Name in CallName]?: readonly string[] } = {
  listProducts: [
    ...['items.+', 'items.*.image', 'items.*.imageFacts', 'items.*.shortDescription', 'items.*.categories'],
    ...['items.*.categories.*', 'items.*.priceDay', 'items.*.nextFreeDay', 'items.*.today', 'items.*.unavailableFor'],
    ...['items.*.validity', 'hasMoreItems', 'totalCount'],
  ],
  listCategories: ['+', 'items.+'],
  showProduct: [
    ...['item.name', 'item.image', 'item.imageFacts', 'item.description', 'item.termsText', 'item.helpText'],
    'item.giftCardValidityText',
    ...['item.ticketCalendarText', 'item.ticketSelectText', 'item.seasons.+', 'item.seasons.*.adultPrice'],
    ...['item.availability.+', 'item.availability.*.adultPrice', 'item.availability.*.endedAt'],
    ...['item.facilityDiscounts', 'item.facilityDiscounts.*', 'item.priceLists.+'],
    ...['item.defaultDailyTicketAvailabilityInDays', 'item.cultures', 'item.cultures.*', 'item.pageGroup'],
  ],
  quoteTicket: [
    ...['item.priceGroups.+', 'item.priceGroups.*.description', 'item.priceGroups.*.sameStayAs'],
    ...['item.priceGroups.*.endedAt', 'item.priceGroups.*.priceLists.*'],
  ],
  addTicket: upsells('upsells'),
  addUpsell: cartAt('cart'),
  loadCart: cartAt('item'),
  changeQuantity: cartAt('item'),
  removeItem: cartAt('item'),
  loadCustomer: [
    ...['countriesCodeList.+', 'firstName', 'lastName', 'email', 'emailRepeat', 'address', 'postCode', 'city'],
    ...['country', 'phoneNumber', 'loyaltyId', 'asciiEmail'],
  ],
  loadMember: [
    ...['user.name', 'user.surname', 'user.phone', 'user.address', 'user.postCode', 'user.city', 'user.countryCode'],
    ...['user.email', 'user.wellcardID'],
  ],
};
