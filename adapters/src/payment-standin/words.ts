import type { Language } from '@shop/core/languages/language';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { hr } from './words/hr.ts';
import { it } from './words/it.ts';
import type { PageWords } from './words/page-words.ts';
import { sl } from './words/sl.ts';

/** The payment page's own words, since it plays a bank's page and not the shop's. */
export const pageWords: Readonly<Record<Language, PageWords>> = { sl, en, de, it, hr };
