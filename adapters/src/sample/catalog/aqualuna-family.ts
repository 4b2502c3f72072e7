import { everyDay, packageOf, singles } from './price-lists.ts';
import type { SampleTicket } from './sample-product.ts';
import { allDay, choosePackage, family } from './ticket-words.ts';

/** Packages for the slides. */
export const aqualunaFamily: SampleTicket = {
  id: 'aqualuna-family-day',
  type: 'dailyTicket',
  area: 'aqualuna',
  image: 'aqualuna-day',
  windowDays: 60,
  priceGroups: [
    {
      id: 'aqualuna-family-day-packages',
      words: family,
      weekdays: everyDay,
      sameStayAs: 'aqualuna-family-day-single',
      priceLists: [
        packageOf('aqualuna-family-day', 2, 1, 5500),
        packageOf('aqualuna-family-day', 2, 2, 6900),
        packageOf('aqualuna-family-day', 2, 3, 8400),
        packageOf('aqualuna-family-day', 1, 2, 5000),
      ],
    },
    {
      id: 'aqualuna-family-day-single',
      words: allDay,
      weekdays: everyDay,
      priceLists: singles('aqualuna-family-day', { adult: 2200, child: 2000 }),
    },
  ],
  select: choosePackage,
  seasons: [],
  words: {
    sl: {
      url: 'druzinski-dan-aqualuna',
      name: 'Družinski dan v Aqualuni',
      shortDescription: 'Paketi za družine, ki ne morejo z zadnjega tobogana.',
      description:
        'Tobogani za vse višine, bazen z valovi in otroška dežela: s paketom stane dan manj kot s posamičnimi vstopnicami.',
      terms:
        'Vstopnica velja za izbrani dan. Paket velja za osebe, ki vstopijo skupaj. Najnižja višina za posamezen tobogan je napisana ob stopnicah. Ob ponedeljkih je Aqualuna zaprta.',
    },
    en: {
      url: 'family-day-aqualuna',
      name: 'Family day at Aqualuna',
      shortDescription: 'Packages for families who always want one last slide.',
      description:
        'Slides for every height, a wave pool and a land for children: with a package the day costs less than with single tickets.',
      terms:
        'The ticket is valid on the chosen day. A package is for persons who enter together. The minimum height for each slide is written at the foot of its stairs. Aqualuna is closed on Mondays.',
    },
    de: {
      url: 'familientag-aqualuna',
      name: 'Familientag in der Aqualuna',
      shortDescription: 'Pakete für Familien, die immer noch einmal rutschen wollen.',
      description:
        'Rutschen für jede Größe, Wellenbecken und Kinderland: Mit dem Paket kostet der Tag weniger als mit einzelnen Tickets.',
      terms:
        'Das Ticket gilt am gewählten Tag. Ein Paket gilt für Personen, die gemeinsam eintreten. Die Mindestgröße für jede Rutsche steht an der Treppe. Montags ist die Aqualuna geschlossen.',
    },
    it: {
      url: 'giornata-in-famiglia-aqualuna',
      name: 'Giornata in famiglia ad Aqualuna',
      shortDescription: 'Pacchetti per famiglie che vogliono sempre un’ultima discesa.',
      description:
        'Scivoli per ogni altezza, piscina a onde e un mondo per i bambini: con il pacchetto la giornata costa meno che con i biglietti singoli.',
      terms:
        'Il biglietto vale per il giorno scelto. Il pacchetto vale per persone che entrano insieme. L’altezza minima per ogni scivolo è indicata ai piedi della scala. Il lunedì Aqualuna è chiusa.',
    },
    hr: {
      url: 'obiteljski-dan-aqualuna',
      name: 'Obiteljski dan u Aqualuni',
      shortDescription: 'Paketi za obitelji koje uvijek žele još jedan spust.',
      description:
        'Tobogani za sve visine, bazen s valovima i dječji svijet: s paketom dan stoji manje nego s pojedinačnim ulaznicama.',
      terms:
        'Ulaznica vrijedi za odabrani dan. Paket vrijedi za osobe koje ulaze zajedno. Najmanja visina za pojedini tobogan napisana je uz stube. Ponedjeljkom je Aqualuna zatvorena.',
    },
  },
};
