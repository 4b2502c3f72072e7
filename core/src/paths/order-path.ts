import { type Language, languages } from '../languages/language.ts';
import { encodeText } from './segments.ts';

export const wallets = ['apple', 'google'] as const;

/** The wallets of phones for which passes are made. */
export type Wallet = (typeof wallets)[number];

const paths: Readonly<Record<Language, string>> = {
  sl: '/sl/moje-narocilo',
  en: '/en/my-order',
  de: '/de/meine-bestellung',
  it: '/it/il-mio-ordine',
  hr: '/hr/moja-narudzba',
};

/** Returns the path of an order's page, opened with its key. */
export const orderPath = (language: Language, key?: string): string =>
  key === undefined ? paths[language] : `${paths[language]}?key=${encodeText(key)}`;

/** The gift cards alone, for giving away. */
export type PapersPart = 'gift-cards';

/** Returns the path of an order's papers as PDF; all papers unless `part` limits them. */
export const orderPdfPath = (language: Language, key: string, part?: PapersPart): string =>
  `${paths[language]}.pdf?key=${encodeText(key)}${part === undefined ? '' : `&part=${part}`}`;

export const orderPdfPaths: readonly string[] = languages.map((language) => `${paths[language]}.pdf`);

/** Returns the path of one visit of an order as calendar file; `visit` is its position in the order, from 1. */
export const orderVisitPath = (language: Language, key: string, visit: number): string =>
  `${paths[language]}.ics?key=${encodeText(key)}&visit=${visit}`;

export const orderVisitPaths: readonly string[] = languages.map((language) => `${paths[language]}.ics`);

const walletEnding: Readonly<Record<Wallet, string>> = { apple: '.pkpass', google: '.wallet' };

/** Returns the path at which a ticket of an order is added to a wallet; `ticket` is its position in the order, from
 *  1. */
export const orderPassPath = (language: Language, key: string, wallet: Wallet, ticket: number): string =>
  `${paths[language]}${walletEnding[wallet]}?key=${encodeText(key)}&ticket=${ticket}`;

/** Returns the paths of `orderPassPath` in all languages, without query. */
export const orderPassPaths = (wallet: Wallet): readonly string[] =>
  languages.map((language) => `${paths[language]}${walletEnding[wallet]}`);

const allPaths: ReadonlySet<string> = new Set(languages.map((language) => paths[language]));

/** Whether a path is that of an order's page, in any language. */
export const isOrderPath = (path: string): boolean => allPaths.has(path);
