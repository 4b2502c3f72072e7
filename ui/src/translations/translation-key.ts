/** The shop's texts belong to an adapter; components import only their keys, as types. */
export type { CountedKey, TranslationKey } from '@shop/adapters/content/translations/translation-key';
