import type { Uncleaned } from '@shop/core/content/clean-html';
import type { ContentLink } from '@shop/core/content/link';
import type { Section } from '@shop/core/content/section';
import type { Language } from '@shop/core/languages/language';
import { homeSections } from './home-sections.ts';
import { sampleMedia } from './sample-media.ts';
import type { PerLanguage, SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

type CardWords = { readonly title: string; readonly text: string };

type HomeWords = {
  readonly title: string;
  readonly lead: string;
  /** A few words each: what is worth knowing before one comes. */
  readonly facts: readonly string[];
  readonly pools: CardWords;
  readonly wellness: CardWords;
  readonly gifts: CardWords;
};

const words: PerLanguage<HomeWords> = {
  sl: {
    title: 'Topla voda vas že čaka',
    lead: 'Izberite dan, kupite vstopnico na spletu in preskočite čakanje pri blagajni.',
    facts: ['Voda do 36 °C', 'Nočno kopanje', 'Brez tiskanja'],
    pools: { title: 'Vstopnice bazeni', text: 'Termalija, Orhidelija in Aqualuna: izberite dan in vrsto vstopnice.' },
    wellness: { title: 'Vstopnice Wellness', text: 'Savne in tišina nad dolino. Spletno prodajo pripravljamo.' },
    gifts: { title: 'Darilni boni', text: 'Podarite dan v topli vodi ali znesek po svoji želji.' },
  },
  en: {
    title: 'Warm water is waiting for you',
    lead: 'Choose a day, buy your ticket online and skip the ticket-desk queue.',
    facts: ['Water up to 36 °C', 'Night bathing', 'No printing needed'],
    pools: { title: 'Pool tickets', text: 'Termalija, Orhidelija and Aqualuna: choose your day and your ticket.' },
    wellness: {
      title: 'Wellness tickets',
      text: 'Saunas and silence above the valley. Online tickets are coming soon.',
    },
    gifts: { title: 'Gift vouchers', text: 'Give a day in warm water, or any amount you like.' },
  },
  de: {
    title: 'Das warme Wasser wartet schon auf Sie',
    lead: 'Wählen Sie einen Tag, kaufen Sie Ihr Ticket online und sparen Sie sich das Anstehen an der Kasse.',
    facts: ['Wasser bis 36 °C', 'Nachtbaden', 'Ohne Ausdrucken'],
    pools: { title: 'Badetickets', text: 'Termalija, Orhidelija und Aqualuna: Wählen Sie Tag und Ticket.' },
    wellness: { title: 'Wellnesstickets', text: 'Saunen und Stille über dem Tal. Der Onlineverkauf folgt in Kürze.' },
    gifts: {
      title: 'Geschenkgutscheine',
      text: 'Schenken Sie einen Tag im warmen Wasser oder einen Betrag nach Wunsch.',
    },
  },
  it: {
    title: 'L’acqua calda La aspetta',
    lead: 'Scelga il giorno, acquisti il biglietto online e salti la fila alla cassa.',
    facts: ['Acqua fino a 36 °C', 'Bagno notturno', 'Senza stampare nulla'],
    pools: { title: 'Biglietti piscine', text: 'Termalija, Orhidelija e Aqualuna: scelga il giorno e il biglietto.' },
    wellness: { title: 'Biglietti wellness', text: 'Saune e silenzio sopra la valle. La vendita online è in arrivo.' },
    gifts: { title: 'Buoni regalo', text: 'Regali una giornata nell’acqua calda o un importo a scelta.' },
  },
  hr: {
    title: 'Topla voda već vas čeka',
    lead: 'Odaberite dan, kupite ulaznicu na internetu i preskočite red na blagajni.',
    facts: ['Voda do 36 °C', 'Noćno kupanje', 'Bez ispisivanja'],
    pools: { title: 'Ulaznice za bazene', text: 'Termalija, Orhidelija i Aqualuna: odaberite dan i vrstu ulaznice.' },
    wellness: { title: 'Wellness ulaznice', text: 'Saune i tišina iznad doline. Internetska prodaja uskoro počinje.' },
    gifts: { title: 'Darovni bonovi', text: 'Darujte dan u toploj vodi ili iznos po želji.' },
  },
};

const wayTo = (href: string, text: string): ContentLink => ({ href, text, newTab: false, kind: 'page' });

const sections = (language: Language): readonly Uncleaned<Section>[] => {
  const { title, lead, facts, pools, wellness, gifts } = words[language];
  return [
    {
      type: 'shopCards',
      id: 'home-cards',
      title,
      text: `<p>${lead}</p><ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
      cards: [
        {
          id: 'pools',
          ...pools,
          link: wayTo(samplePaths.poolTickets[language], pools.title),
          image: sampleMedia['pool-day'],
        },
        { id: 'wellness', ...wellness, image: sampleMedia.wellness },
        {
          id: 'gifts',
          ...gifts,
          link: wayTo(samplePaths.giftVouchers[language], gifts.title),
          image: sampleMedia['gift-vouchers'],
        },
      ],
    },
    ...homeSections(language),
  ];
};

/** The shop's home with its three cards, its areas, steps and opening hours; the wellness card is a placeholder without a link (R-HOME-2). */
export const homePage: SamplePage = {
  key: 'home_1_shop',
  contentType: 'shopHome',
  image: 'home-hero',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.home.sl,
      name: 'Spletna trgovina',
      seoTitle: 'Terme Lunaria: spletne vstopnice in darilni boni',
      seoDescription:
        'Kupite vstopnice za Termalijo, Orhidelijo in Aqualuno na spletu: izberite dan, preverite prosta mesta in plačajte varno s kartico.',
      keywords: 'terme, vstopnice, bazeni, darilni boni, wellness',
      sections: sections('sl'),
    },
    en: {
      path: samplePaths.home.en,
      name: 'Online shop',
      seoTitle: 'Terme Lunaria: online tickets and gift vouchers',
      seoDescription:
        'Buy tickets for Termalija, Orhidelija and Aqualuna online: choose a day, see the places left and pay safely by card.',
      keywords: 'thermal spa, tickets, pools, gift vouchers, wellness',
      sections: sections('en'),
    },
    de: {
      path: samplePaths.home.de,
      name: 'Onlineshop',
      seoTitle: 'Terme Lunaria: Onlinetickets und Geschenkgutscheine',
      seoDescription:
        'Badetickets für Termalija, Orhidelija und Aqualuna online kaufen: Tag wählen, freie Plätze sehen und sicher mit Karte bezahlen.',
      keywords: 'Therme, Tickets, Bäder, Geschenkgutscheine, Wellness',
      sections: sections('de'),
    },
    it: {
      path: samplePaths.home.it,
      name: 'Negozio online',
      seoTitle: 'Terme Lunaria: biglietti online e buoni regalo',
      seoDescription:
        'Acquisti online i biglietti per Termalija, Orhidelija e Aqualuna: scelga il giorno, veda i posti liberi e paghi in sicurezza con carta.',
      keywords: 'terme, biglietti, piscine, buoni regalo, wellness',
      sections: sections('it'),
    },
    hr: {
      path: samplePaths.home.hr,
      name: 'Internetska trgovina',
      seoTitle: 'Terme Lunaria: internetske ulaznice i darovni bonovi',
      seoDescription:
        'Kupite ulaznice za Termaliju, Orhideliju i Aqualunu na internetu: odaberite dan, provjerite slobodna mjesta i platite sigurno karticom.',
      keywords: 'terme, ulaznice, bazeni, darovni bonovi, wellness',
      sections: sections('hr'),
    },
  },
};
