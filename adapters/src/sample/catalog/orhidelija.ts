import { priceGroups } from './price-groups.ts';
import type { SampleTicket } from './sample-product.ts';

/** The quiet wellness part. */
export const orhidelija: SampleTicket = {
  id: 'orhidelija',
  type: 'dailyTicket',
  area: 'orhidelija',
  image: 'orhidelija-day',
  windowDays: 60,
  priceGroups: priceGroups('orhidelija', {
    threeHours: { adult: 2200, child: 2000 },
    day: { adult: 2900, child: 2500 },
    family: { twoAndOne: 7500, twoAndTwo: 9400 },
    evening: { adult: 1900, child: 1700 },
    night: { adult: 2400, child: 2100 },
  }),
  seasons: [],
  words: {
    sl: {
      url: 'orhidelija',
      name: 'Orhidelija',
      shortDescription: 'Tihi wellness z bazeni, savnami in počivališči s pogledom na gozd.',
      description:
        'Orhidelija je namenjena počitku: topla tišina, bazeni z ležišči v vodi, parna in finska savna, hladna kopel in čajni kotiček. Brisača za savno je všteta v ceno.',
      terms:
        'Vstopnica velja za izbrani dan. V Orhideliji spoštujemo tišino; telefoni ostanejo v omarici. V savne se vstopa brez kopalk, zavit v brisačo. Otroci so dobrodošli v spremstvu staršev, v savne od 15. leta.',
    },
    en: {
      url: 'orhidelija',
      name: 'Orhidelija',
      shortDescription: 'A quiet wellness area with pools, saunas and loungers facing the forest.',
      description:
        'Orhidelija is made for rest: warm silence, pools with loungers in the water, a steam bath and a Finnish sauna, a cold plunge and a tea corner. A sauna towel is included in the price.',
      terms:
        'The ticket is valid on the chosen day. We keep Orhidelija quiet, so phones stay in the locker. Saunas are entered without swimwear, wrapped in a towel. Children are welcome with their parents, in the saunas from the age of 15.',
    },
    de: {
      url: 'orhidelija',
      name: 'Orhidelija',
      shortDescription: 'Ruhiger Wellnessbereich mit Becken, Saunen und Liegen mit Blick in den Wald.',
      description:
        'Die Orhidelija ist zum Ausruhen da: warme Stille, Becken mit Sprudelliegen, Dampfbad und finnische Sauna, Tauchbecken und Teeecke. Ein Saunatuch ist im Preis inbegriffen.',
      terms:
        'Das Ticket gilt am gewählten Tag. In der Orhidelija ist Ruhe erwünscht, Telefone bleiben im Schrank. Die Saunen betreten Sie ohne Badekleidung, in ein Tuch gehüllt. Kinder sind in Begleitung der Eltern willkommen, in den Saunen ab 15 Jahren.',
    },
    it: {
      url: 'orhidelija',
      name: 'Orhidelija',
      shortDescription: 'Un’area benessere silenziosa con piscine, saune e lettini affacciati sul bosco.',
      description:
        'Orhidelija è fatta per riposare: silenzio e calore, vasche con lettini idromassaggio, bagno turco e sauna finlandese, vasca fredda e angolo del tè. Il telo per la sauna è compreso nel prezzo.',
      terms:
        'Il biglietto vale per il giorno scelto. A Orhidelija si rispetta il silenzio: i telefoni restano nell’armadietto. Nelle saune si entra senza costume, avvolti nel telo. I bambini sono benvenuti con i genitori, nelle saune dai 15 anni.',
    },
    hr: {
      url: 'orhidelija',
      name: 'Orhidelija',
      shortDescription: 'Tihi wellness s bazenima, saunama i ležaljkama s pogledom na šumu.',
      description:
        'Orhidelija je stvorena za odmor: topla tišina, bazeni s ležaljkama u vodi, parna i finska sauna, hladna kupka i čajni kutak. Ručnik za saunu uključen je u cijenu.',
      terms:
        'Ulaznica vrijedi za odabrani dan. U Orhideliji poštujemo tišinu, a mobiteli ostaju u ormariću. U saune se ulazi bez kupaćeg kostima, omotan ručnikom. Djeca su dobrodošla u pratnji roditelja, u saune od 15. godine.',
    },
  },
};
