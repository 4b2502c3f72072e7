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

/** Where its tickets are fetched as a PDF, beside the page (D-ORDER-PDF). */
export const orderPdfPath = (language: Language, key: string): string =>
  `${paths[language]}.pdf?key=${encodeText(key)}`;

export const orderPdfPaths: readonly string[] = languages.map((language) => `${paths[language]}.pdf`);

const allPaths: ReadonlySet<string> = new Set(languages.map((language) => paths[language]));

/** Whether a path is that of an order's page, in any language. */
export const isOrderPath = (path: string): boolean => allPaths.has(path);
