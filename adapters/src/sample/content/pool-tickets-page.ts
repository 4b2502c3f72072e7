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
  image: 'pool-tickets',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.poolTickets.sl,
      name: 'Vstopnice bazeni',
      seoTitle: 'Vstopnice za bazene',
      seoDescription:
        'Triurne, dnevne, večerne in nočne vstopnice za bazene Termalija, Orhidelija in Aqualuna. Izberite dan in kupite na spletu.',
      keywords: 'vstopnice, bazeni, dnevna vstopnica, nočno kopanje, družinski paket',
      sections: sections(
        'Vstopnice za bazene',
        'Trije svetovi, ena topla voda. Izberite območje, nato dan obiska; takoj boste videli, koliko mest je še prostih.',
      ),
    },
    en: {
      path: samplePaths.poolTickets.en,
      name: 'Pool tickets',
      seoTitle: 'Pool tickets',
      seoDescription:
        'Three-hour, day, evening and night tickets for the Termalija, Orhidelija and Aqualuna pools. Choose a day and buy online.',
      keywords: 'tickets, pools, day ticket, night bathing, family package',
      sections: sections(
        'Pool tickets',
        'Three worlds, one warm water. Choose an area and then the day of your visit; you will see at once how many places are left.',
      ),
    },
    de: {
      path: samplePaths.poolTickets.de,
      name: 'Badetickets',
      seoTitle: 'Tickets für die Bäder',
      seoDescription:
        'Dreistunden-, Tages-, Abend- und Nachtkarten für die Bäder Termalija, Orhidelija und Aqualuna. Tag wählen und online kaufen.',
      keywords: 'Tickets, Bäder, Tageskarte, Nachtbaden, Familienpaket',
      sections: sections(
        'Tickets für die Bäder',
        'Drei Welten, ein warmes Wasser. Wählen Sie einen Bereich und dann Ihren Besuchstag; Sie sehen sofort, wie viele Plätze noch frei sind.',
      ),
    },
    it: {
      path: samplePaths.poolTickets.it,
      name: 'Biglietti piscine',
      seoTitle: 'Biglietti per le piscine',
      seoDescription:
        'Biglietti di tre ore, giornalieri, serali e notturni per le piscine Termalija, Orhidelija e Aqualuna. Scelga il giorno e acquisti online.',
      keywords: 'biglietti, piscine, giornaliero, bagno notturno, pacchetto famiglia',
      sections: sections(
        'Biglietti per le piscine',
        'Tre mondi, un’unica acqua calda. Scelga un’area e poi il giorno della visita: vedrà subito quanti posti sono ancora liberi.',
      ),
    },
    hr: {
      path: samplePaths.poolTickets.hr,
      name: 'Ulaznice za bazene',
      seoTitle: 'Ulaznice za bazene',
      seoDescription:
        'Trosatne, dnevne, večernje i noćne ulaznice za bazene Termalija, Orhidelija i Aqualuna. Odaberite dan i kupite na internetu.',
      keywords: 'ulaznice, bazeni, dnevna ulaznica, noćno kupanje, obiteljski paket',
      sections: sections(
        'Ulaznice za bazene',
        'Tri svijeta, jedna topla voda. Odaberite područje pa dan posjeta; odmah ćete vidjeti koliko je mjesta još slobodno.',
      ),
    },
  },
};
