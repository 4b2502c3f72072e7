// In a file of its own, because no other file of this folder may import an adapter.
/** Keys of the shop's words. The words themselves belong to an adapter; commands use only this type. */
export type { TranslationKey } from '@shop/adapters/content/translations/translation-key';
