import { type Language, languages } from '../languages/language.ts';
import { encodeText } from './segments.ts';

export const wallets = ['apple', 'google'] as const;

/** A telephone's own place for tickets. */
export type Wallet = (typeof wallets)[number];

const paths: Readonly<Record<Language, string>> = {
  sl: '/sl/moje-narocilo',
  en: '/en/my-order',
  de: '/de/meine-bestellung',
  it: '/it/il-mio-ordine',
  hr: '/hr/moja-narudzba',
};

/** Where an order is opened by its key. */
export const orderPath = (language: Language, key?: string): string =>
  key === undefined ? paths[language] : `${paths[language]}?key=${encodeText(key)}`;

/** The gift cards alone, to be given away. */
export type PapersPart = 'gift-cards';

/** Where its papers are fetched as a PDF, beside the page; all of them unless `part` says which. */
export const orderPdfPath = (language: Language, key: string, part?: PapersPart): string =>
  `${paths[language]}.pdf?key=${encodeText(key)}${part === undefined ? '' : `&part=${part}`}`;

export const orderPdfPaths: readonly string[] = languages.map((language) => `${paths[language]}.pdf`);

/** Where one visit of an order is fetched as a calendar entry; `visit` is its place within the order, from 1 on. */
export const orderVisitPath = (language: Language, key: string, visit: number): string =>
  `${paths[language]}.ics?key=${encodeText(key)}&visit=${visit}`;

export const orderVisitPaths: readonly string[] = languages.map((language) => `${paths[language]}.ics`);

const walletEnding: Readonly<Record<Wallet, string>> = { apple: '.pkpass', google: '.wallet' };

/** Where one ticket of an order is taken into a wallet; `ticket` is its place within the order, from 1 on. */
export const orderPassPath = (language: Language, key: string, wallet: Wallet, ticket: number): string =>
  `${paths[language]}${walletEnding[wallet]}?key=${encodeText(key)}&ticket=${ticket}`;

export const orderPassPaths = (wallet: Wallet): readonly string[] =>
  languages.map((language) => `${paths[language]}${walletEnding[wallet]}`);

const allPaths: ReadonlySet<string> = new Set(languages.map((language) => paths[language]));

/** Whether a path is that of an order's page, in any language. */
export const isOrderPath = (path: string): boolean => allPaths.has(path);
