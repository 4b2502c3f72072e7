import { type Language, languages } from '../languages/language.ts';
import { encodeText } from './segments.ts';

const paths: Readonly<Record<Language, string>> = {
  sl: '/sl/moje-narocilo',
  en: '/en/my-order',
  de: '/de/meine-bestellung',
  it: '/it/il-mio-ordine',
  hr: '/hr/moja-narudzba',
};

/** Where an order is opened by its key (D-ORDER-PAGE). */
export const orderPath = (language: Language, key?: string): string =>
  key === undefined ? paths[language] : `${paths[language]}?key=${encodeText(key)}`;

const allPaths: ReadonlySet<string> = new Set(languages.map((language) => paths[language]));

/** Whether a path is that of an order's page, in any language. */
export const isOrderPath = (path: string): boolean => allPaths.has(path);
