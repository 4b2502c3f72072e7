import type { PerLanguage, SampleGiftCard, SamplePriceList } from './sample-product.ts';

type Words = PerLanguage<string>;

const weekdays: Words = {
  sl: 'Od ponedeljka do četrtka',
  en: 'Monday to Thursday',
  de: 'Montag bis Donnerstag',
  it: 'Dal lunedì al giovedì',
  hr: 'Od ponedjeljka do četvrtka',
};

const weekend: Words = {
  sl: 'Petek, sobota, nedelja in prazniki',
  en: 'Friday, Saturday, Sunday and public holidays',
  de: 'Freitag, Samstag, Sonntag und Feiertage',
  it: 'Venerdì, sabato, domenica e festivi',
  hr: 'Petak, subota, nedjelja i blagdani',
};

/** Valid from the day of purchase. */
export const twelveMonths: Words = {
  sl: 'Bon velja 12 mesecev od nakupa.',
  en: 'The voucher is valid for 12 months from purchase.',
  de: 'Der Gutschein ist 12 Monate ab Kauf gültig.',
  it: 'Il buono vale 12 mesi dall’acquisto.',
  hr: 'Bon vrijedi 12 mjeseci od kupnje.',
};

export const sixMonths: Words = {
  sl: 'Bon velja 6 mesecev od nakupa.',
  en: 'The voucher is valid for 6 months from purchase.',
  de: 'Der Gutschein ist 6 Monate ab Kauf gültig.',
  it: 'Il buono vale 6 mesi dall’acquisto.',
  hr: 'Bon vrijedi 6 mjeseci od kupnje.',
};

export const twoYears: Words = {
  sl: 'Kartica velja dve leti od zadnjega polnjenja.',
  en: 'The card is valid for two years from its last top-up.',
  de: 'Die Karte ist zwei Jahre ab dem letzten Aufladen gültig.',
  it: 'La carta vale due anni dall’ultima ricarica.',
  hr: 'Kartica vrijedi dvije godine od zadnjeg punjenja.',
};

/** Before the least of several prices. */
export const from: Words = { sl: 'od', en: 'from', de: 'ab', it: 'da', hr: 'od' };

export const forOne: Words = { sl: '1 oseba', en: '1 person', de: '1 Person', it: '1 persona', hr: '1 osoba' };
export const forTwo: Words = { sl: '2 osebi', en: '2 persons', de: '2 Personen', it: '2 persone', hr: '2 osobe' };
export const forFamily: Words = {
  sl: '2 odrasla in 2 otroka',
  en: '2 adults and 2 children',
  de: '2 Erwachsene und 2 Kinder',
  it: '2 adulti e 2 bambini',
  hr: '2 odrasle osobe i 2 djece',
};

export const fromTwo: Words = {
  sl: 'Ugodneje od 2 bonov naprej',
  en: 'Cheaper from 2 vouchers on',
  de: 'Günstiger ab 2 Gutscheinen',
  it: 'Più conveniente da 2 buoni in su',
  hr: 'Povoljnije od 2 bona nadalje',
};

export const fromThree: Words = {
  sl: 'Ugodneje od 3 bonov naprej',
  en: 'Cheaper from 3 vouchers on',
  de: 'Günstiger ab 3 Gutscheinen',
  it: 'Più conveniente da 3 buoni in su',
  hr: 'Povoljnije od 3 bona nadalje',
};

export const noWords: Words = { sl: '', en: '', de: '', it: '', hr: '' };

const howToUse: Words = {
  sl: 'Bon prejmete po e-pošti takoj po plačilu. Natisnite ga ali pošljite naprej.',
  en: 'You receive the voucher by e-mail right after payment. Print it or pass it on.',
  de: 'Sie erhalten den Gutschein gleich nach der Zahlung per E-Mail. Drucken Sie ihn aus oder leiten Sie ihn weiter.',
  it: 'Riceve il buono via e-mail subito dopo il pagamento. Lo stampi o lo inoltri.',
  hr: 'Bon dobivate e-poštom odmah nakon plaćanja. Ispišite ga ili proslijedite.',
};

/** Prices of each time of use, the second of each pair discounted. Amounts in cents. */
export type TimeOfUsePrices = {
  readonly weekdays: readonly [number, number];
  readonly weekend: readonly [number, number];
};

/** Full and discounted price of each time of use. */
export const byTimeOfUse = (id: string, prices: TimeOfUsePrices): readonly SamplePriceList[] => [
  { id: `${id}-weekdays`, name: weekdays, price: prices.weekdays[0], priceWithDiscount: prices.weekdays[1] },
  { id: `${id}-weekend`, name: weekend, price: prices.weekend[0], priceWithDiscount: prices.weekend[1] },
];

/** What differs from card to card of one kind. */
export type CardWords = Omit<SampleGiftCard['words']['sl'], keyof CommonWords>;

/** What all cards of one kind say alike. */
export type CommonWords = {
  readonly terms: Words;
  /** How to come by it; that of a voucher when absent. */
  readonly help?: Words;
  readonly validity: Words;
  readonly numberOfPeople: Words;
  readonly quantityDiscount: Words;
};

export const completeWords = (words: PerLanguage<CardWords>, common: CommonWords): SampleGiftCard['words'] => {
  const complete = (language: keyof typeof words) => ({
    ...words[language],
    terms: common.terms[language],
    help: (common.help ?? howToUse)[language],
    validity: common.validity[language],
    numberOfPeople: common.numberOfPeople[language],
    quantityDiscount: common.quantityDiscount[language],
  });
  return { sl: complete('sl'), en: complete('en'), de: complete('de'), it: complete('it'), hr: complete('hr') };
};
