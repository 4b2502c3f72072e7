import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const sections = (title: string, text: string): readonly Uncleaned<Section>[] => [
  { type: 'productList', id: 'pool-tickets', title, text: `<p>${text}</p>`, layout: 2, group: 'poolTickets' },
];

/** The list of pool areas with tickets, in layout 2. */
export const poolTicketsPage: SamplePage = {
  key: 'poolTickets_2_shop',
  contentType: 'shopPage',
  image: 'pool-day',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.poolTickets.sl,
      name: 'Vstopnice bazeni',
      seoTitle: 'Vstopnice za bazene',
      seoDescription:
        'Urne, dnevne, večerne, nočne in sezonske vstopnice za bazene Termalija, Orhidelija in Aqualuna. Izberite dan in kupite na spletu.',
      keywords: 'vstopnice, bazeni, dnevna vstopnica, nočno kopanje, družinski paket',
      sections: sections(
        'Vstopnice za bazene',
        'Trije svetovi, ena topla voda. Izberite vstopnico, nato dan ali sezono; takoj boste videli, koliko mest je še prostih.',
      ),
    },
    en: {
      path: samplePaths.poolTickets.en,
      name: 'Pool tickets',
      seoTitle: 'Pool tickets',
      seoDescription:
        'Hourly, day, evening, night and season tickets for the Termalija, Orhidelija and Aqualuna pools. Choose a day and buy online.',
      keywords: 'tickets, pools, day ticket, night bathing, family package',
      sections: sections(
        'Pool tickets',
        'Three worlds, the same warm water. Choose a ticket and then a day or a season; you will see at once how many places are left.',
      ),
    },
    de: {
      path: samplePaths.poolTickets.de,
      name: 'Badetickets',
      seoTitle: 'Badetickets',
      seoDescription:
        'Stunden-, Tages-, Abend-, Nacht- und Saisonkarten für die Bäder Termalija, Orhidelija und Aqualuna. Tag wählen und online kaufen.',
      keywords: 'Tickets, Bäder, Tageskarte, Nachtbaden, Familienpaket',
      sections: sections(
        'Badetickets',
        'Drei Welten, dasselbe warme Wasser. Wählen Sie ein Ticket und dann einen Tag oder eine Saison; Sie sehen sofort, wie viele Plätze noch frei sind.',
      ),
    },
    it: {
      path: samplePaths.poolTickets.it,
      name: 'Biglietti piscine',
      seoTitle: 'Biglietti per le piscine',
      seoDescription:
        'Biglietti a ore, giornalieri, serali, notturni e stagionali per le piscine Termalija, Orhidelija e Aqualuna. Scelga il giorno e acquisti online.',
      keywords: 'biglietti, piscine, giornaliero, bagno notturno, pacchetto famiglia',
      sections: sections(
        'Biglietti per le piscine',
        'Tre mondi, la stessa acqua calda. Scelga un biglietto e poi un giorno o una stagione: vedrà subito quanti posti sono ancora liberi.',
      ),
    },
    hr: {
      path: samplePaths.poolTickets.hr,
      name: 'Ulaznice za bazene',
      seoTitle: 'Ulaznice za bazene',
      seoDescription:
        'Satne, dnevne, večernje, noćne i sezonske ulaznice za bazene Termalija, Orhidelija i Aqualuna. Odaberite dan i kupite na internetu.',
      keywords: 'ulaznice, bazeni, dnevna ulaznica, noćno kupanje, obiteljski paket',
      sections: sections(
        'Ulaznice za bazene',
        'Tri svijeta, jedna topla voda. Odaberite ulaznicu pa dan ili sezonu; odmah ćete vidjeti koliko je mjesta još slobodno.',
      ),
    },
  },
};
