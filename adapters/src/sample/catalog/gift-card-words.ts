import type { PerLanguage, SampleGiftCard } from './sample-product.ts';

type Words = PerLanguage<string>;

export const weekdays: Words = {
  sl: 'Od ponedeljka do četrtka',
  en: 'Monday to Thursday',
  de: 'Montag bis Donnerstag',
  it: 'Dal lunedì al giovedì',
  hr: 'Od ponedjeljka do četvrtka',
};

export const weekend: Words = {
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

export const howToUse: Words = {
  sl: 'Bon prejmete po e-pošti takoj po plačilu. Natisnite ga ali pošljite naprej.',
  en: 'You receive the voucher by e-mail right after payment. Print it or pass it on.',
  de: 'Sie erhalten den Gutschein gleich nach der Zahlung per E-Mail. Drucken Sie ihn aus oder leiten Sie ihn weiter.',
  it: 'Riceve il buono via e-mail subito dopo il pagamento. Lo stampi o lo inoltri.',
  hr: 'Bon dobivate e-poštom odmah nakon plaćanja. Ispišite ga ili proslijedite.',
};

/** What differs from card to card of one kind. */
export type CardWords = Omit<SampleGiftCard['words']['sl'], 'terms' | 'numberOfPeople' | 'quantityDiscount'>;

/** What all cards of one kind say alike. */
export type CommonWords = {
  readonly terms: Words;
  readonly numberOfPeople: Words;
  readonly quantityDiscount: Words;
};

export const completeWords = (words: PerLanguage<CardWords>, common: CommonWords): SampleGiftCard['words'] => {
  const complete = (language: keyof typeof words) => ({
    ...words[language],
    terms: common.terms[language],
    numberOfPeople: common.numberOfPeople[language],
    quantityDiscount: common.quantityDiscount[language],
  });
  return { sl: complete('sl'), en: complete('en'), de: complete('de'), it: complete('it'), hr: complete('hr') };
};
