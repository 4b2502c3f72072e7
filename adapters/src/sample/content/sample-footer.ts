import type { Uncleaned } from '@shop/core/content/clean-html';
import type { ContentLink } from '@shop/core/content/link';
import type { Footer, SocialLink } from '@shop/core/content/site';
import type { Language } from '@shop/core/languages/language';
import { sampleMedia } from './sample-media.ts';
import type { PerLanguage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

type FooterWords = {
  readonly tickets: string;
  readonly vouchers: string;
  readonly help: string;
  readonly cart: string;
  readonly terms: string;
  readonly privacy: string;
  readonly bottomText: string;
};

const words: PerLanguage<FooterWords> = {
  sl: {
    tickets: 'Vstopnice bazeni',
    vouchers: 'Darilni boni',
    help: 'Nakup',
    cart: 'Pregled košarice',
    terms: 'Pogoji prodaje',
    privacy: 'Varstvo podatkov',
    bottomText: 'Terme Lunaria so izmišljen ponudnik: trgovina prikazuje vzorčno ponudbo.',
  },
  en: {
    tickets: 'Pool tickets',
    vouchers: 'Gift vouchers',
    help: 'Your purchase',
    cart: 'View cart',
    terms: 'Terms of sale',
    privacy: 'Privacy',
    bottomText: 'Terme Lunaria is a fictional provider: this shop shows a sample offer.',
  },
  de: {
    tickets: 'Badetickets',
    vouchers: 'Geschenkgutscheine',
    help: 'Ihr Einkauf',
    cart: 'Warenkorb',
    terms: 'Verkaufsbedingungen',
    privacy: 'Datenschutz',
    bottomText: 'Terme Lunaria ist ein erfundener Anbieter: Dieser Shop zeigt ein Musterangebot.',
  },
  it: {
    tickets: 'Biglietti piscine',
    vouchers: 'Buoni regalo',
    help: 'Acquisto',
    cart: 'Riepilogo del carrello',
    terms: 'Condizioni di vendita',
    privacy: 'Privacy',
    bottomText: 'Terme Lunaria è un gestore immaginario: questo negozio mostra un’offerta di esempio.',
  },
  hr: {
    tickets: 'Ulaznice za bazene',
    vouchers: 'Darovni bonovi',
    help: 'Kupnja',
    cart: 'Pregled košarice',
    terms: 'Uvjeti prodaje',
    privacy: 'Zaštita podataka',
    bottomText: 'Terme Lunaria izmišljeni su ponuditelj: trgovina prikazuje oglednu ponudu.',
  },
};

const shopTitle: PerLanguage<string> = {
  sl: 'Trgovina',
  en: 'Shop',
  de: 'Shop',
  it: 'Negozio',
  hr: 'Trgovina',
};

// Addresses under .example lead nowhere on purpose: the provider is made up.
const social: readonly SocialLink[] = [
  {
    href: 'https://facebook.terme-lunaria.example/',
    text: 'Facebook',
    image: sampleMedia['social-facebook'],
  },
  {
    href: 'https://instagram.terme-lunaria.example/',
    text: 'Instagram',
    image: sampleMedia['social-instagram'],
  },
];

/** The footer that all pages of a language share; links lead to pages of the sample only. */
export const sampleFooter = (language: Language): Uncleaned<Footer> => {
  const text = words[language];
  const link = (page: keyof typeof samplePaths, title: string): ContentLink => ({
    href: samplePaths[page][language],
    text: title,
    newTab: false,
    kind: 'page',
  });
  return {
    links: [],
    social,
    columns: [
      { title: shopTitle[language], links: [link('poolTickets', text.tickets), link('giftVouchers', text.vouchers)] },
      { title: text.help, links: [link('cart', text.cart), link('terms', text.terms)] },
    ],
    bottomText: text.bottomText,
    bottomLinks: [link('privacy', text.privacy)],
  };
};
