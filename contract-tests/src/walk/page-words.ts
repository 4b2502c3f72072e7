import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { type OrderTextName, orderTextNames } from '@shop/core/content/section';
import { type Language, languageOr, languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ShownPage } from './page-reading.ts';

/** What the heading of a page claims. */
export type Claim = OrderTextName | 'cancelDone' | 'cancelFailed' | 'cancelNotKnown';

/** The claims that walks must meet, or they prove nothing about them. */
export const everyClaim: readonly Claim[] = [
  'ticketCompleted',
  'canceled',
  'failed',
  'notConfirmed',
  'neutral',
  'orderCanceled',
  'orderCanceling',
  'pending',
  'cancelDone',
];

const orderHeadingsIn = (language: Language): ReadonlyMap<string, Claim> => {
  const title = sampleTitles(language);
  return new Map(orderTextNames.map((name) => [title(name), name]));
};

const headingsIn = (language: Language): ReadonlyMap<string, Claim> => {
  const title = sampleTitles(language);
  return new Map([
    [builtInTranslations(language)['Cancel.NotKnown'] ?? '', 'cancelNotKnown'],
    [title('success'), 'cancelDone'],
    [title('failure'), 'cancelFailed'],
  ]);
};

const each = <Value>(of: (language: Language) => Value): ReadonlyMap<string, Value> =>
  new Map(languages.map((language) => [language, of(language)]));

const ofOrders = each(orderHeadingsIn);
const ofCancellations = each(headingsIn);

/** Returns the claim of the heading after a payment. */
export const orderClaim = (language: string, heading: string): Claim | undefined =>
  ofOrders.get(language)?.get(heading);

/** Returns the claim of a cancellation page's heading; `undefined` while it asks for confirmation. */
export const cancelClaim = (language: string, heading: string): Claim | undefined =>
  ofCancellations.get(language)?.get(heading);

/** Returns a page's claim about an order, from either heading. */
export const claimOf = ({ path, language, title }: ShownPage): Claim | undefined =>
  path === shopPath('thankYou', languageOr(language)) ? orderClaim(language, title) : cancelClaim(language, title);

const words = each(builtInTranslations);

/** Returns a text of the shop with its values filled in. */
export const shopText = (language: string, key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    words.get(language)?.[key] ?? `no words for ${key} in ${language}`,
  );
