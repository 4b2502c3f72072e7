import { hourWords } from './hour-words.ts';
import { everyDay, singles } from './price-lists.ts';
import type { PerLanguage, SampleTicket } from './sample-product.ts';

const slides: PerLanguage<string> = {
  sl: 'Vsi tobogani in bazen z valovi, malica ob trati po želji.',
  en: 'All the slides and the wave pool, with a snack by the lawn if you like.',
  de: 'Alle Rutschen und das Wellenbecken, dazu auf Wunsch ein Imbiss an der Wiese.',
  it: 'Tutti gli scivoli e la piscina a onde, con uno spuntino sul prato se lo desidera.',
  hr: 'Svi tobogani i bazen s valovima, uz zalogaj kraj travnjaka po želji.',
};

const late: PerLanguage<string> = {
  sl: 'Ko se vrste skrajšajo: zadnji spusti pred sončnim zahodom.',
  en: 'When the queues grow short: the last slides before sunset.',
  de: 'Wenn die Schlangen kürzer werden: die letzten Rutschen vor Sonnenuntergang.',
  it: 'Quando le code si accorciano: le ultime discese prima del tramonto.',
  hr: 'Kad se redovi skrate: posljednji spustovi prije zalaska sunca.',
};

/** The slides for an afternoon (D-HOURLY). */
export const aqualunaAfternoon: SampleTicket = {
  id: 'aqualuna-afternoon',
  type: 'hourlyTicket',
  area: 'aqualuna',
  image: 'aqualuna-day',
  windowDays: 30,
  priceGroups: [
    {
      id: 'aqualuna-afternoon-14',
      words: hourWords(14, 18, slides),
      weekdays: everyDay,
      priceLists: singles('aqualuna-afternoon-14', { adult: 1700, child: 1400 }),
    },
    {
      id: 'aqualuna-afternoon-16',
      words: hourWords(16, 20, late),
      weekdays: everyDay,
      priceLists: singles('aqualuna-afternoon-16', { adult: 1500, child: 1200 }),
    },
  ],
  seasons: [],
  words: {
    sl: {
      url: 'aqualuna-popoldne',
      name: 'Aqualuna popoldne',
      shortDescription: 'Štiri ure toboganov po šoli ali službi.',
      description: 'Za popoldneve, ki so prekratki za ves dan in predolgi za doma: štiri ure toboganov in valov.',
      terms:
        'Vstopnica velja za izbrani dan in izbrane ure. Najnižja višina za posamezen tobogan je napisana ob stopnicah. Ob ponedeljkih je Aqualuna zaprta.',
    },
    en: {
      url: 'aqualuna-afternoon',
      name: 'Afternoon at Aqualuna',
      shortDescription: 'Four hours of slides after school or work.',
      description:
        'For afternoons that are too short for a whole day and too long for staying in: four hours of slides and waves.',
      terms:
        'The ticket is valid on the chosen day, in the chosen hours. The minimum height for each slide is written at the foot of its stairs. Aqualuna is closed on Mondays.',
    },
    de: {
      url: 'aqualuna-nachmittag',
      name: 'Nachmittag in der Aqualuna',
      shortDescription: 'Vier Stunden Rutschen nach Schule oder Arbeit.',
      description:
        'Für Nachmittage, die für einen ganzen Tag zu kurz und für daheim zu lang sind: vier Stunden Rutschen und Wellen.',
      terms:
        'Das Ticket gilt am gewählten Tag zu den gewählten Stunden. Die Mindestgröße für jede Rutsche steht an der Treppe. Montags ist die Aqualuna geschlossen.',
    },
    it: {
      url: 'aqualuna-pomeriggio',
      name: 'Pomeriggio ad Aqualuna',
      shortDescription: 'Quattro ore di scivoli dopo la scuola o il lavoro.',
      description:
        'Per i pomeriggi troppo corti per una giornata intera e troppo lunghi per stare a casa: quattro ore di scivoli e onde.',
      terms:
        'Il biglietto vale nel giorno e nelle ore scelti. L’altezza minima per ogni scivolo è indicata ai piedi della scala. Il lunedì Aqualuna è chiusa.',
    },
    hr: {
      url: 'aqualuna-poslijepodne',
      name: 'Poslijepodne u Aqualuni',
      shortDescription: 'Četiri sata tobogana poslije škole ili posla.',
      description:
        'Za poslijepodneva koja su prekratka za cijeli dan, a preduga za ostanak kod kuće: četiri sata tobogana i valova.',
      terms:
        'Ulaznica vrijedi na odabrani dan u odabrane sate. Najmanja visina za pojedini tobogan napisana je uz stube. Ponedjeljkom je Aqualuna zatvorena.',
    },
  },
};
