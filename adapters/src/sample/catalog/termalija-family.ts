import { everyDay, packageOf, singles, toddlerCategory } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';
import { allDay, choosePackage, family, toddlers } from './ticket-words.ts';

const fiveInPackage: PerLanguage<string> = {
  sl: 'Paket 2+3 (spet naprodaj spomladi)',
  en: 'Package 2+3 (back on sale in spring)',
  de: 'Paket 2+3 (ab Frühling wieder erhältlich)',
  it: 'Pacchetto 2+3 (di nuovo in vendita in primavera)',
  hr: 'Paket 2+3 (ponovno u prodaji u proljeće)',
};

/** Packages of every shape, one of them off sale, and a child who comes for nothing. */
export const termalijaFamily: SampleTicket = {
  id: 'termalija-family-day',
  type: 'dailyTicket',
  area: 'termalija',
  image: 'home-hero',
  windowDays: 60,
  priceGroups: [
    {
      id: 'termalija-family-day-packages',
      words: family,
      weekdays: everyDay,
      sameStayAs: 'termalija-family-day-single',
      priceLists: [
        packageOf('termalija-family-day', 2, 1, 5600),
        packageOf('termalija-family-day', 2, 2, 7200),
        packageOf('termalija-family-day', 1, 2, 5200),
        { ...packageOf('termalija-family-day', 2, 3, 8900), name: fiveInPackage, isOff: true },
      ],
    },
    {
      id: 'termalija-family-day-single',
      words: allDay,
      weekdays: everyDay,
      priceLists: [
        ...singles('termalija-family-day', { adult: 2200, child: 2000 }),
        { id: 'termalija-family-day-toddler', name: toddlers, price: 0, categoryId: toddlerCategory },
      ],
    },
  ],
  select: choosePackage,
  seasons: [],
  words: {
    sl: {
      url: 'druzinski-dan-termalija',
      name: 'Družinski dan v Termaliji',
      shortDescription: 'Paketi za družine, najmlajši vstopijo brezplačno.',
      description:
        'Ves dan za vso družino: otroški bazen s toboganom, počasna reka in kotiček za previjanje. Otroci do 4,99 leta pridejo brezplačno, svoje mesto pa vseeno potrebujejo.',
      terms:
        'Vstopnica velja za izbrani dan. Paket velja za osebe, ki vstopijo skupaj. Otroci do 12. leta se kopajo v spremstvu odrasle osebe; starost na blagajni preverimo.',
    },
    en: {
      url: 'family-day-termalija',
      name: 'Family day at Termalija',
      shortDescription: 'Packages for families; the youngest come in free.',
      description:
        'A whole day for the whole family: a children’s pool with a slide, a lazy river and a changing corner. Children under 5 come for free, but still need a place of their own.',
      terms:
        'The ticket is valid on the chosen day. A package is for persons who enter together. Children under 12 bathe in the company of an adult; we check ages at the desk.',
    },
    de: {
      url: 'familientag-termalija',
      name: 'Familientag in der Termalija',
      shortDescription: 'Pakete für Familien, die Kleinsten haben freien Eintritt.',
      description:
        'Ein ganzer Tag für die ganze Familie: Kinderbecken mit Rutsche, Strömungskanal und Wickelecke. Kinder bis 4,99 Jahre zahlen nichts, brauchen aber einen eigenen Platz.',
      terms:
        'Das Ticket gilt am gewählten Tag. Ein Paket gilt für Personen, die gemeinsam eintreten. Kinder unter 12 Jahren baden in Begleitung eines Erwachsenen; das Alter prüfen wir an der Kasse.',
    },
    it: {
      url: 'giornata-in-famiglia-termalija',
      name: 'Giornata in famiglia a Termalija',
      shortDescription: 'Pacchetti per famiglie, i più piccoli entrano gratis.',
      description:
        'Una giornata intera per tutta la famiglia: vasca per bambini con scivolo, fiume lento e angolo fasciatoio. I bambini fino a 4,99 anni entrano gratis, ma hanno bisogno del loro posto.',
      terms:
        'Il biglietto vale per il giorno scelto. Il pacchetto vale per persone che entrano insieme. I minori di 12 anni fanno il bagno accompagnati da un adulto; l’età si verifica alla cassa.',
    },
    hr: {
      url: 'obiteljski-dan-termalija',
      name: 'Obiteljski dan u Termaliji',
      shortDescription: 'Paketi za obitelji, najmlađi ulaze besplatno.',
      description:
        'Cijeli dan za cijelu obitelj: dječji bazen s toboganom, spora rijeka i kutak za previjanje. Djeca do 4,99 godina dolaze besplatno, ali svejedno trebaju svoje mjesto.',
      terms:
        'Ulaznica vrijedi za odabrani dan. Paket vrijedi za osobe koje ulaze zajedno. Djeca do 12 godina kupaju se u pratnji odrasle osobe; dob provjeravamo na blagajni.',
    },
  },
};
