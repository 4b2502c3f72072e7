import type { Texts } from '@shop/core/host/catalog/host-catalog';
import type { Language } from '@shop/core/languages/language';

/** One row a language. */
export const textRows = <Text, Row>(texts: Texts<Text>, rowOf: (text: Text, language: Language) => Row): Row[] =>
  [...texts].map(([language, text]) => rowOf(text, language));
