/** The shop's words are an adapter's; components know only their keys, as types. */
export type { CountedKey, TranslationKey } from '@shop/adapters/content/translations/translation-key';
