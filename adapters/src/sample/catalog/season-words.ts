import type { PerLanguage } from './sample-product.ts';

type Words = PerLanguage<string>;
type GroupWords = PerLanguage<{ readonly name: string; readonly description: string }>;

/** A season that has begun already. */
export const thisSeason: Words = {
  sl: 'Tekoča sezona, do {to}',
  en: 'This season, until {to}',
  de: 'Laufende Saison, bis {to}',
  it: 'Stagione in corso, fino al {to}',
  hr: 'Tekuća sezona, do {to}',
};

export const nextSeason: Words = {
  sl: 'Naslednja sezona, od {from} do {to}',
  en: 'Next season, from {from} to {to}',
  de: 'Nächste Saison, {from} bis {to}',
  it: 'Prossima stagione, dal {from} al {to}',
  hr: 'Sljedeća sezona, od {from} do {to}',
};

export const seasonAfter: Words = {
  sl: 'Sezona zatem, od {from} do {to}',
  en: 'The season after, from {from} to {to}',
  de: 'Die Saison danach, {from} bis {to}',
  it: 'La stagione successiva, dal {from} al {to}',
  hr: 'Sezona nakon toga, od {from} do {to}',
};

export const wholeYear: Words = {
  sl: 'Eno leto, od {from} do {to}',
  en: 'One year, from {from} to {to}',
  de: 'Ein Jahr, {from} bis {to}',
  it: 'Un anno, dal {from} al {to}',
  hr: 'Jedna godina, od {from} do {to}',
};

export const anyDay: GroupWords = {
  sl: { name: 'Neomejen vstop', description: 'Vsak odprti dan sezone, kolikorkrat želite.' },
  en: { name: 'Unlimited entry', description: 'Every open day of the season, as often as you like.' },
  de: { name: 'Unbegrenzter Eintritt', description: 'An jedem Öffnungstag der Saison, so oft Sie möchten.' },
  it: { name: 'Ingresso illimitato', description: 'Tutti i giorni di apertura della stagione, quante volte desidera.' },
  hr: { name: 'Neograničen ulaz', description: 'Svaki otvoreni dan sezone, koliko god puta želite.' },
};

export const tenVisits: GroupWords = {
  sl: { name: 'Deset obiskov', description: 'Deset celodnevnih obiskov, tudi za več oseb hkrati.' },
  en: { name: 'Ten visits', description: 'Ten all-day visits, also for several persons at once.' },
  de: { name: 'Zehn Besuche', description: 'Zehn ganztägige Besuche, auch für mehrere Personen zugleich.' },
  it: { name: 'Dieci ingressi', description: 'Dieci ingressi giornalieri, anche per più persone insieme.' },
  hr: { name: 'Deset posjeta', description: 'Deset cjelodnevnih posjeta, i za više osoba odjednom.' },
};
