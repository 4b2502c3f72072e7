// Apart: the one file of this room that may name an adapter.
/** The shop's words are an adapter's; commands know only their keys, as types. */
export type { TranslationKey } from '@shop/adapters/content/translations/translation-key';
