import { priceGroups } from './price-groups.ts';
import type { SampleTicket } from './sample-product.ts';

/** The slides. */
export const aqualuna: SampleTicket = {
  id: 'aqualuna',
  type: 'dailyTicket',
  area: 'aqualuna',
  image: 'aqualuna-day',
  windowDays: 60,
  priceGroups: priceGroups('aqualuna', {
    threeHours: { adult: 1500, child: 1200 },
    day: { adult: 2200, child: 2000 },
    family: { twoAndOne: 5500, twoAndTwo: 6900 },
    evening: { adult: 1400, child: 1100 },
    night: { adult: 1700, child: 1300 },
  }),
  seasons: [],
  words: {
    sl: {
      url: 'aqualuna',
      name: 'Aqualuna',
      shortDescription: 'Vodni park s tobogani, bazenom z valovi in otroško deželo.',
      description:
        'Osem toboganov, od mirnih za najmlajše do prostega pada, bazen z valovi in vodna igrala za otroke. Na zeleni trati so ležalniki in senca, ob bazenu sladoled in hitra kuhinja.',
      terms:
        'Vstopnica velja za izbrani dan. Najnižja višina za posamezen tobogan je napisana ob stopnicah. Ob nevihti tobogane začasno zapremo. Otroci do 12. leta se kopajo v spremstvu odrasle osebe. Ob ponedeljkih je Aqualuna zaprta.',
    },
    en: {
      url: 'aqualuna',
      name: 'Aqualuna',
      shortDescription: 'A water park with slides, a wave pool and a land of its own for children.',
      description:
        'Eight slides, from gentle ones for the youngest to a free fall, a wave pool and water games for children. There are loungers and shade on the lawn, ice cream and quick meals by the pool.',
      terms:
        'The ticket is valid on the chosen day. The minimum height for each slide is written at the foot of its stairs. Slides close for a while during thunderstorms. Children under 12 bathe in the company of an adult. Aqualuna is closed on Mondays.',
    },
    de: {
      url: 'aqualuna',
      name: 'Aqualuna',
      shortDescription: 'Wasserpark mit Rutschen, Wellenbecken und eigenem Kinderland.',
      description:
        'Acht Rutschen, von sanften für die Kleinsten bis zum freien Fall, ein Wellenbecken und Wasserspiele für Kinder. Auf der Wiese warten Liegen und Schatten, am Becken Eis und schnelle Küche.',
      terms:
        'Das Ticket gilt am gewählten Tag. Die Mindestgröße für jede Rutsche steht an der Treppe. Bei Gewitter werden die Rutschen vorübergehend geschlossen. Kinder unter 12 Jahren baden in Begleitung eines Erwachsenen. Montags ist die Aqualuna geschlossen.',
    },
    it: {
      url: 'aqualuna',
      name: 'Aqualuna',
      shortDescription: 'Un parco acquatico con scivoli, piscina a onde e un mondo per i bambini.',
      description:
        'Otto scivoli, da quelli dolci per i più piccoli fino alla caduta libera, una piscina a onde e giochi d’acqua per i bambini. Sul prato ci sono lettini e ombra, a bordo piscina gelati e piatti veloci.',
      terms:
        'Il biglietto vale per il giorno scelto. L’altezza minima per ogni scivolo è indicata ai piedi della scala. In caso di temporale gli scivoli chiudono temporaneamente. I minori di 12 anni fanno il bagno accompagnati da un adulto. Il lunedì Aqualuna è chiusa.',
    },
    hr: {
      url: 'aqualuna',
      name: 'Aqualuna',
      shortDescription: 'Vodeni park s toboganima, bazenom s valovima i dječjim svijetom.',
      description:
        'Osam tobogana, od blagih za najmlađe do slobodnog pada, bazen s valovima i vodene igre za djecu. Na travnjaku su ležaljke i hlad, a uz bazen sladoled i brza kuhinja.',
      terms:
        'Ulaznica vrijedi za odabrani dan. Najmanja visina za pojedini tobogan napisana je uz stube. Za vrijeme nevremena tobogani se privremeno zatvaraju. Djeca do 12 godina kupaju se u pratnji odrasle osobe. Ponedjeljkom je Aqualuna zatvorena.',
    },
  },
};
