import type { PerLanguage } from './sample-product.ts';

type Words = PerLanguage<string>;
type GroupWords = PerLanguage<{ readonly name: string; readonly description: string }>;

export const threeHours: GroupWords = {
  sl: { name: 'Triurna vstopnica', description: 'Tri ure kopanja od vstopa, ob poljubni uri dneva.' },
  en: {
    name: 'Three-hour ticket',
    description: 'Three hours of bathing from the moment you enter, at any time of day.',
  },
  de: { name: 'Dreistundenkarte', description: 'Drei Stunden Badezeit ab dem Eintritt, zu jeder Tageszeit.' },
  it: { name: 'Biglietto di tre ore', description: 'Tre ore di bagno dall’ingresso, a qualsiasi ora del giorno.' },
  hr: { name: 'Trosatna ulaznica', description: 'Tri sata kupanja od ulaska, u bilo koje doba dana.' },
};

export const allDay: GroupWords = {
  sl: { name: 'Dnevna vstopnica', description: 'Ves dan v vodi, od 9. do 20. ure.' },
  en: { name: 'Day ticket', description: 'The whole day in the water, from 9 am to 8 pm.' },
  de: { name: 'Tageskarte', description: 'Der ganze Tag im Wasser, von 9 bis 20 Uhr.' },
  it: { name: 'Biglietto giornaliero', description: 'Tutto il giorno in acqua, dalle 9 alle 20.' },
  hr: { name: 'Dnevna ulaznica', description: 'Cijeli dan u vodi, od 9 do 20 sati.' },
};

export const family: GroupWords = {
  sl: {
    name: 'Družinska vstopnica',
    description: 'Ves dan za dva odrasla z enim ali dvema otrokoma, ugodneje kot posamič.',
  },
  en: {
    name: 'Family ticket',
    description: 'The whole day for two adults with one or two children, for less than single tickets.',
  },
  de: {
    name: 'Familienkarte',
    description: 'Der ganze Tag für zwei Erwachsene mit einem oder zwei Kindern, günstiger als einzeln.',
  },
  it: {
    name: 'Biglietto famiglia',
    description: 'Tutto il giorno per due adulti con uno o due bambini, più conveniente dei biglietti singoli.',
  },
  hr: {
    name: 'Obiteljska ulaznica',
    description: 'Cijeli dan za dvoje odraslih s jednim ili dvoje djece, povoljnije nego pojedinačno.',
  },
};

export const evening: GroupWords = {
  sl: { name: 'Večerna vstopnica', description: 'Sproščen zaključek dneva, od 16. do 20. ure.' },
  en: { name: 'Evening ticket', description: 'A relaxed end to the day, from 4 pm to 8 pm.' },
  de: { name: 'Abendkarte', description: 'Ein entspannter Ausklang des Tages, von 16 bis 20 Uhr.' },
  it: { name: 'Biglietto serale', description: 'Una fine giornata rilassante, dalle 16 alle 20.' },
  hr: { name: 'Večernja ulaznica', description: 'Opušten završetak dana, od 16 do 20 sati.' },
};

export const night: GroupWords = {
  sl: { name: 'Nočna vstopnica', description: 'Kopanje pod zvezdami ob petkih in sobotah, od 20. ure do polnoči.' },
  en: { name: 'Night ticket', description: 'Bathing under the stars on Fridays and Saturdays, from 8 pm to midnight.' },
  de: { name: 'Nachtkarte', description: 'Baden unter den Sternen, freitags und samstags von 20 Uhr bis Mitternacht.' },
  it: {
    name: 'Biglietto notturno',
    description: 'Il bagno sotto le stelle, il venerdì e il sabato dalle 20 a mezzanotte.',
  },
  hr: { name: 'Noćna ulaznica', description: 'Kupanje pod zvijezdama petkom i subotom, od 20 sati do ponoći.' },
};

export const adults: Words = { sl: 'Odrasli', en: 'Adults', de: 'Erwachsene', it: 'Adulti', hr: 'Odrasli' };

export const children: Words = {
  sl: 'Otroci od 5 do 13,99 leta',
  en: 'Children aged 5–13.99',
  de: 'Kinder 5–13,99 Jahre',
  it: 'Bambini 5–13,99 anni',
  hr: 'Djeca od 5 do 13,99 godina',
};

export const toddlers: Words = {
  sl: 'Otroci do 4,99 leta',
  en: 'Children under 5',
  de: 'Kinder bis 4,99 Jahre',
  it: 'Bambini fino a 4,99 anni',
  hr: 'Djeca do 4,99 godina',
};

export const seniors: Words = {
  sl: 'Upokojenci',
  en: 'Pensioners',
  de: 'Seniorinnen und Senioren',
  it: 'Pensionati',
  hr: 'Umirovljenici',
};

/** Stands before the cheapest price on a card. */
export const from: Words = { sl: 'od', en: 'from', de: 'ab', it: 'da', hr: 'od' };

/** The same, where it is an adult's and a child pays another. */
export const adultsFrom: Words = {
  sl: 'odrasli od',
  en: 'adults from',
  de: 'Erwachsene ab',
  it: 'adulti da',
  hr: 'odrasli od',
};

/** Stands before an adult's only price. */
export const adultsPay: Words = { sl: 'odrasli', en: 'adults', de: 'Erwachsene', it: 'adulti', hr: 'odrasli' };

export const perPerson: Words = {
  sl: 'na osebo',
  en: 'per person',
  de: 'pro Person',
  it: 'a persona',
  hr: 'po osobi',
};

export const validOnDay: Words = {
  sl: 'Vstopnica velja samo na izbrani dan.',
  en: 'The ticket is valid on the chosen day only.',
  de: 'Das Ticket gilt nur am gewählten Tag.',
  it: 'Il biglietto vale solo per il giorno scelto.',
  hr: 'Ulaznica vrijedi samo za odabrani dan.',
};

export const validInSeason: Words = {
  sl: 'Vstopnica velja od prvega do zadnjega dne izbrane sezone.',
  en: 'The ticket is valid from the first to the last day of the chosen season.',
  de: 'Das Ticket gilt vom ersten bis zum letzten Tag der gewählten Saison.',
  it: 'Il biglietto vale dal primo all’ultimo giorno della stagione scelta.',
  hr: 'Ulaznica vrijedi od prvog do posljednjeg dana odabrane sezone.',
};

export const choosePass: Words = {
  sl: 'Izberite število vstopnic. Vsaka je na svoje ime, ki ga vpišemo ob prvem obisku.',
  en: 'Choose the number of passes. Each gets a name of its own on the first visit.',
  de: 'Wählen Sie die Anzahl der Karten. Der Name wird beim ersten Besuch eingetragen.',
  it: 'Scelga il numero di abbonamenti. Il nome si scrive alla prima visita.',
  hr: 'Odaberite broj ulaznica. Ime upisujemo pri prvom posjetu.',
};

export const chooseHours: Words = {
  sl: 'Izberite uro in število oseb.',
  en: 'Choose the hours and the number of people.',
  de: 'Wählen Sie die Uhrzeit und die Anzahl der Personen.',
  it: 'Scelga l’orario e il numero di persone.',
  hr: 'Odaberite vrijeme i broj osoba.',
};

export const chooseVisits: Words = {
  sl: 'Izberite število kart; vsaka velja za deset obiskov, ki jih lahko delite z drugimi.',
  en: 'Choose the number of cards; each is good for ten visits, which may be shared with others.',
  de: 'Wählen Sie die Anzahl der Karten; jede gilt für zehn Besuche, die Sie mit anderen teilen können.',
  it: 'Scelga il numero di carte; ognuna vale dieci ingressi, che può dividere con altri.',
  hr: 'Odaberite broj kartica; svaka vrijedi za deset posjeta koje možete dijeliti s drugima.',
};

export const choosePersons: Words = {
  sl: 'Izberite število oseb.',
  en: 'Choose the number of people.',
  de: 'Wählen Sie die Anzahl der Personen.',
  it: 'Scelga il numero di persone.',
  hr: 'Odaberite broj osoba.',
};

export const choosePackage: Words = {
  sl: 'Izberite paket ali posamezne vstopnice. Svoje mesto potrebujejo tudi najmlajši.',
  en: 'Choose a package or single tickets. The youngest need a place of their own as well.',
  de: 'Wählen Sie ein Paket oder einzelne Tickets. Auch die Kleinsten brauchen einen eigenen Platz.',
  it: 'Scelga un pacchetto o i biglietti singoli. Anche i più piccoli hanno bisogno di un posto.',
  hr: 'Odaberite paket ili pojedinačne ulaznice. I najmlađi trebaju svoje mjesto.',
};

export const chooseTickets: Words = {
  sl: 'Izberite vrsto vstopnice in število oseb. Otroci do 4,99 leta imajo prost vstop.',
  en: 'Choose the kind of ticket and the number of people. Children under 5 enter free of charge.',
  de: 'Wählen Sie die Ticketart und die Anzahl der Personen. Kinder bis 4,99 Jahre haben freien Eintritt.',
  it: 'Scelga il tipo di biglietto e il numero di persone. I bambini fino a 4,99 anni entrano gratis.',
  hr: 'Odaberite vrstu ulaznice i broj osoba. Djeca do 4,99 godina imaju besplatan ulaz.',
};
