import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';
import { textSection } from './text-section.ts';

const sections = (title: string, ...paragraphs: readonly string[]) => textSection('terms-of-sale', title, paragraphs);

/** Short terms of sale that say what this shop really does; a real operator puts its own in their place. */
export const termsPage: SamplePage = {
  key: 'terms_9_shop',
  contentType: 'shopPage',
  image: 'moon-pool',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.terms.sl,
      name: 'Pogoji prodaje',
      seoTitle: 'Pogoji prodaje',
      seoDescription: 'Kratki pogoji prodaje vstopnic v spletni trgovini Terme Lunaria.',
      keywords: 'pogoji prodaje, vstopnice, vračilo',
      sections: sections(
        'Pogoji prodaje',
        'To je vzorčno besedilo izmišljenega ponudnika. Pred pravo prodajo ga nadomestite s svojimi pogoji.',
        'Cene so v evrih in vključujejo DDV. Velja cena, ki jo vidite ob plačilu.',
        'Dnevna vstopnica velja samo za izbrani dan. Mesta v košarici hranimo 15 minut od zadnje dodane vstopnice, največ 60 minut.',
        'Če plačilo prispe potem, ko mesta niso več prosta, vam vrnemo celoten znesek.',
        'Otroke, mlajše od 12 let, mora spremljati odrasla oseba.',
      ),
    },
    en: {
      path: samplePaths.terms.en,
      name: 'Terms of sale',
      seoTitle: 'Terms of sale',
      seoDescription: 'Short terms of sale for tickets in the Terme Lunaria online shop.',
      keywords: 'terms of sale, tickets, refund',
      sections: sections(
        'Terms of sale',
        'This is the sample text of a fictional provider. Replace it with your own terms before selling anything.',
        'Prices are in euros and include VAT. The price you see when paying applies.',
        'A day ticket is valid on the chosen day only. Places in your cart are held for 15 minutes from the last ticket added, 60 minutes at most.',
        'If a payment arrives when the places are no longer free, we refund it in full.',
        'Children under 12 must be accompanied by an adult.',
      ),
    },
    de: {
      path: samplePaths.terms.de,
      name: 'Verkaufsbedingungen',
      seoTitle: 'Verkaufsbedingungen',
      seoDescription: 'Kurze Verkaufsbedingungen für Tickets im Onlineshop der Terme Lunaria.',
      keywords: 'Verkaufsbedingungen, Tickets, Erstattung',
      sections: sections(
        'Verkaufsbedingungen',
        'Dies ist der Mustertext eines erfundenen Anbieters. Ersetzen Sie ihn vor dem echten Verkauf durch Ihre eigenen Bedingungen.',
        'Die Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Es gilt der Preis, den Sie bei der Zahlung sehen.',
        'Eine Tageskarte gilt nur am gewählten Tag. Plätze im Warenkorb halten wir 15 Minuten ab dem zuletzt hinzugefügten Ticket frei, höchstens 60 Minuten.',
        'Geht eine Zahlung ein, wenn die Plätze nicht mehr frei sind, erstatten wir sie in voller Höhe.',
        'Kinder unter 12 Jahren müssen von einer erwachsenen Person begleitet werden.',
      ),
    },
    it: {
      path: samplePaths.terms.it,
      name: 'Condizioni di vendita',
      seoTitle: 'Condizioni di vendita',
      seoDescription: 'Brevi condizioni di vendita dei biglietti nel negozio online di Terme Lunaria.',
      keywords: 'condizioni di vendita, biglietti, rimborso',
      sections: sections(
        'Condizioni di vendita',
        'Questo è il testo di esempio di un gestore immaginario. Lo sostituisca con le proprie condizioni prima di vendere davvero.',
        'I prezzi sono in euro e includono l’IVA. Vale il prezzo visualizzato al momento del pagamento.',
        'Il biglietto giornaliero vale solo per il giorno scelto. I posti nel carrello restano riservati per 15 minuti dall’ultimo biglietto aggiunto, al massimo per 60 minuti.',
        'Se un pagamento arriva quando i posti non sono più liberi, lo rimborsiamo per intero.',
        'I bambini sotto i 12 anni devono essere accompagnati da un adulto.',
      ),
    },
    hr: {
      path: samplePaths.terms.hr,
      name: 'Uvjeti prodaje',
      seoTitle: 'Uvjeti prodaje',
      seoDescription: 'Kratki uvjeti prodaje ulaznica u internetskoj trgovini Terme Lunaria.',
      keywords: 'uvjeti prodaje, ulaznice, povrat',
      sections: sections(
        'Uvjeti prodaje',
        'Ovo je ogledni tekst izmišljenog ponuditelja. Prije stvarne prodaje zamijenite ga svojim uvjetima.',
        'Cijene su u eurima i uključuju PDV. Vrijedi cijena koju vidite pri plaćanju.',
        'Dnevna ulaznica vrijedi samo za odabrani dan. Mjesta u košarici čuvamo 15 minuta od zadnje dodane ulaznice, najviše 60 minuta.',
        'Ako uplata stigne kad mjesta više nisu slobodna, vraćamo cijeli iznos.',
        'Djecu mlađu od 12 godina mora pratiti odrasla osoba.',
      ),
    },
  },
};
