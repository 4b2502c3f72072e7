import type { Language } from '@shop/core/languages/language';

type Fault = { readonly what: string; readonly sign: RegExp };

const everywhere: readonly Fault[] = [
  { what: 'markup; words are plain text', sign: /<\/?[a-z]|&#?\w+;/i },
  { what: 'two spaces in a row', sign: / {2}/ },
  { what: 'a straight quotation mark or apostrophe; write the curly ones', sign: /["'`´]/ },
  { what: 'three dots; write …', sign: /\.\.\./ },
  { what: 'a space at the start or the end', sign: /^\s|\s$/ },
  { what: 'a space before a mark', sign: /\s[,.;:!?](?!\w)/ },
  { what: 'a hyphen for a dash or in a range; write –', sign: /\s-\s|\d-\d/ },
  { what: 'a hyphen for a minus; write −', sign: /(?:^|[\s(])-(?=\d|\{)/ },
  {
    what: 'a plain space between a number and its unit; write a no-break one',
    sign: /[\d}] (?:EUR|€|°C|Uhr|[ap]m)(?!\p{L})/u,
  },
];

const spacedPercent: Fault = { what: 'a percent sign without a no-break space before it', sign: /(?<!\u00a0)%/ };
const closePercent: Fault = { what: 'a space before a percent sign', sign: /\s%/ };
const spacedDots: Fault = { what: 'an ellipsis without a no-break space before it', sign: /(?<!\u00a0)…/ };
const closeDots: Fault = { what: 'a space before an ellipsis', sign: /\s…/ };

/** Finds quotation marks of other languages. */
const quotes = (own: string, foreign: RegExp): Fault => ({
  what: `foreign quotation marks; write ${own}`,
  sign: foreign,
});

const faults: Readonly<Record<Language, readonly Fault[]>> = {
  sl: [spacedPercent, spacedDots, quotes('„…“', /[«»”‚‘]/)],
  en: [closePercent, closeDots, quotes('“…”', /[«»„‚]/)],
  de: [spacedPercent, spacedDots, quotes('„…“', /[«»”‘]/)],
  it: [closePercent, closeDots, quotes('«…»', /[„“”‚‘]/)],
  hr: [spacedPercent, closeDots, quotes('„…“', /[«»‚‘]/)],
};

/** Returns the typographical faults of a text. */
export const typographyFaults = (language: Language, text: string): readonly string[] =>
  [...everywhere, ...faults[language]].filter(({ sign }) => sign.test(text)).map(({ what }) => what);
