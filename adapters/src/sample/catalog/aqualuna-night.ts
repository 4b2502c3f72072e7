import { hourWords } from './hour-words.ts';
import { singles } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';
import { choosePersons } from './ticket-words.ts';

const lit: PerLanguage<string> = {
  sl: 'Osvetljeni tobogani, na trati pa film pod zvezdami.',
  en: 'Lit slides, and a film under the stars on the lawn.',
  de: 'Beleuchtete Rutschen und auf der Wiese ein Film unter den Sternen.',
  it: 'Scivoli illuminati e sul prato un film sotto le stelle.',
  hr: 'Osvijetljeni tobogani, a na travnjaku film pod zvijezdama.',
};

/** The slides after dark, on Saturdays. */
export const aqualunaNight: SampleTicket = {
  id: 'aqualuna-night-slides',
  type: 'dailyTicket',
  area: 'aqualuna',
  image: 'aqualuna-evening',
  windowDays: 60,
  priceGroups: [
    {
      id: 'aqualuna-night-slides-20',
      words: hourWords(20, 23, lit),
      weekdays: [6],
      priceLists: singles('aqualuna-night-slides-20', { adult: 1600, child: 1200 }),
    },
  ],
  select: choosePersons,
  seasons: [],
  words: {
    sl: {
      url: 'nocni-tobogani',
      name: 'Nočni tobogani',
      shortDescription: 'Sobotni večer na osvetljenih toboganih.',
      description: 'Ob sobotah tobogani zažarijo: trije večerni spusti več, kot ste jih načrtovali, in film na trati.',
      terms:
        'Vstopnica velja za izbrano soboto od 20. ure. Otroci do 12. leta se kopajo v spremstvu odrasle osebe. Ob nevihti tobogane začasno zapremo.',
    },
    en: {
      url: 'night-slides',
      name: 'Night slides',
      shortDescription: 'A Saturday evening on lit slides.',
      description: 'On Saturdays the slides glow: three more rides than you had planned, and a film on the lawn.',
      terms:
        'The ticket is valid on the chosen Saturday from 8 pm. Children under 12 bathe in the company of an adult. Slides close for a while during thunderstorms.',
    },
    de: {
      url: 'nachtrutschen',
      name: 'Nachtrutschen',
      shortDescription: 'Ein Samstagabend auf beleuchteten Rutschen.',
      description: 'Samstags leuchten die Rutschen: dreimal öfter als geplant, und ein Film auf der Wiese.',
      terms:
        'Das Ticket gilt am gewählten Samstag ab 20 Uhr. Kinder unter 12 Jahren baden in Begleitung eines Erwachsenen. Bei Gewitter werden die Rutschen vorübergehend geschlossen.',
    },
    it: {
      url: 'scivoli-di-notte',
      name: 'Scivoli di notte',
      shortDescription: 'Un sabato sera sugli scivoli illuminati.',
      description: 'Il sabato gli scivoli si accendono: tre discese più del previsto e un film sul prato.',
      terms:
        'Il biglietto vale nel sabato scelto dalle 20. I minori di 12 anni fanno il bagno accompagnati da un adulto. In caso di temporale gli scivoli chiudono temporaneamente.',
    },
    hr: {
      url: 'nocni-tobogani',
      name: 'Noćni tobogani',
      shortDescription: 'Subotnja večer na osvijetljenim toboganima.',
      description: 'Subotom tobogani zasvijetle: tri spusta više nego što ste planirali i film na travnjaku.',
      terms:
        'Ulaznica vrijedi za odabranu subotu od 20 sati. Djeca do 12 godina kupaju se u pratnji odrasle osobe. Za vrijeme nevremena tobogani se privremeno zatvaraju.',
    },
  },
};
