import type { Language } from '@shop/core/languages/language';
import type { PerLanguage } from './sample-product.ts';

type Words = PerLanguage<string>;

/** What a guest has to know before using a card (R-GIFT-5). */
export type CardFacts = {
  readonly duration: Words;
  readonly persons: Words;
  readonly season: Words;
  readonly notice: Words;
  readonly place: Words;
};

type Labels = Readonly<Record<keyof CardFacts, string>> & { readonly charge: string };

const labels: PerLanguage<Labels> = {
  sl: {
    duration: 'Trajanje',
    persons: 'Število oseb',
    season: 'Sezona',
    notice: 'Najava',
    place: 'Kraj',
    charge:
      'Če ne pridete in obiska pravočasno ne odpoveste, po splošnih pogojih zaračunamo 50\u00a0% vrednosti vstopnice.',
  },
  en: {
    duration: 'Duration',
    persons: 'Persons',
    season: 'Season',
    notice: 'Booking',
    place: 'Place',
    charge: 'If you neither come nor cancel in time, we charge 50% of the ticket’s value, as our general terms say.',
  },
  de: {
    duration: 'Dauer',
    persons: 'Personen',
    season: 'Saison',
    notice: 'Anmeldung',
    place: 'Ort',
    charge:
      'Wenn Sie weder kommen noch rechtzeitig absagen, berechnen wir gemäß den allgemeinen Bedingungen 50\u00a0% des Ticketwerts.',
  },
  it: {
    duration: 'Durata',
    persons: 'Persone',
    season: 'Stagione',
    notice: 'Prenotazione',
    place: 'Luogo',
    charge:
      'Chi non si presenta e non disdice in tempo paga il 50% del valore del biglietto, secondo le condizioni generali.',
  },
  hr: {
    duration: 'Trajanje',
    persons: 'Broj osoba',
    season: 'Sezona',
    notice: 'Najava',
    place: 'Mjesto',
    charge:
      'Ako ne dođete i posjet ne otkažete na vrijeme, prema općim uvjetima naplaćujemo 50\u00a0% vrijednosti ulaznice.',
  },
};

const order: readonly (keyof CardFacts)[] = ['duration', 'persons', 'season', 'notice', 'place'];

/** A card's terms as a list, with what it costs to stay away. */
export const cardTerms = (facts: CardFacts): Words => {
  const termsIn = (language: Language): string => {
    const words = labels[language];
    const rows = order.map((fact) => `<li>${words[fact]}: ${facts[fact][language]}</li>`);
    return `<ul>${rows.join('')}</ul><p>${words.charge}</p>`;
  };
  return { sl: termsIn('sl'), en: termsIn('en'), de: termsIn('de'), it: termsIn('it'), hr: termsIn('hr') };
};

export const wholeYearRound: Words = {
  sl: 'vse leto',
  en: 'all year round',
  de: 'das ganze Jahr',
  it: 'tutto l’anno',
  hr: 'cijele godine',
};

export const outsideHolidays: Words = {
  sl: 'vse leto, razen med božičnimi in novoletnimi prazniki',
  en: 'all year round, except over Christmas and New Year',
  de: 'das ganze Jahr, außer zu Weihnachten und Neujahr',
  it: 'tutto l’anno, tranne a Natale e Capodanno',
  hr: 'cijele godine, osim za božićnih i novogodišnjih blagdana',
};

export const threeDaysAhead: Words = {
  sl: 'vsaj tri dni prej, po telefonu ali e-pošti',
  en: 'at least three days ahead, by phone or e-mail',
  de: 'mindestens drei Tage vorher, telefonisch oder per E-Mail',
  it: 'almeno tre giorni prima, per telefono o via e-mail',
  hr: 'najmanje tri dana ranije, telefonom ili e-poštom',
};

export const twoWeeksAhead: Words = {
  sl: 'vsaj dva tedna prej, po telefonu ali e-pošti',
  en: 'at least two weeks ahead, by phone or e-mail',
  de: 'mindestens zwei Wochen vorher, telefonisch oder per E-Mail',
  it: 'almeno due settimane prima, per telefono o via e-mail',
  hr: 'najmanje dva tjedna ranije, telefonom ili e-poštom',
};

export const noNotice: Words = {
  sl: 'ni potrebna',
  en: 'not needed',
  de: 'nicht nötig',
  it: 'non necessaria',
  hr: 'nije potrebna',
};

export const allDayLong: Words = {
  sl: 'ves dan',
  en: 'the whole day',
  de: 'der ganze Tag',
  it: 'tutta la giornata',
  hr: 'cijeli dan',
};

/** A name that is the same in every language. */
export const inEveryLanguage = (name: string): Words => ({ sl: name, en: name, de: name, it: name, hr: name });
