import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';
import { textSection } from './text-section.ts';

const sections = (title: string, ...paragraphs: readonly string[]) => textSection('privacy', title, paragraphs);

/** Short privacy notice that says what this shop really keeps; a real operator puts its own in its place. */
export const privacyPage: SamplePage = {
  key: 'privacy_10_shop',
  contentType: 'shopPage',
  image: 'moon-pool',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.privacy.sl,
      name: 'Varstvo podatkov',
      seoTitle: 'Varstvo osebnih podatkov',
      seoDescription: 'Katere osebne podatke hrani spletna trgovina Terme Lunaria in zakaj.',
      keywords: 'varstvo podatkov, zasebnost, piškotki',
      sections: sections(
        'Varstvo osebnih podatkov',
        'To je vzorčno besedilo izmišljenega ponudnika. Pred pravo prodajo ga nadomestite s svojim obvestilom.',
        'Podatke, ki jih vpišete ob nakupu, uporabimo samo za izvedbo naročila. Podatkov o kartici trgovina ne vidi in ne hrani; vnesete jih na strani plačilnega ponudnika.',
        'Trgovina uporablja le nujne piškotke: za košarico, za prijavo in za varovanje vaših podatkov med nakupom. Obisk merimo samo z vašim dovoljenjem.',
      ),
    },
    en: {
      path: samplePaths.privacy.en,
      name: 'Privacy',
      seoTitle: 'Privacy notice',
      seoDescription: 'Which personal data the Terme Lunaria online shop keeps, and why.',
      keywords: 'privacy, data protection, cookies',
      sections: sections(
        'Privacy notice',
        'This is the sample text of a fictional provider. Replace it with your own notice before selling anything.',
        'We use the details you enter when buying only to fulfil your order. The shop neither sees nor keeps your card details; you enter them on the payment provider’s page.',
        'The shop uses necessary cookies only: for your cart, for logging in and for protecting your details while you buy. Visits are measured only with your permission.',
      ),
    },
    de: {
      path: samplePaths.privacy.de,
      name: 'Datenschutz',
      seoTitle: 'Datenschutzhinweise',
      seoDescription: 'Welche personenbezogenen Daten der Onlineshop der Terme Lunaria speichert und warum.',
      keywords: 'Datenschutz, Privatsphäre, Cookies',
      sections: sections(
        'Datenschutzhinweise',
        'Dies ist der Mustertext eines erfundenen Anbieters. Ersetzen Sie ihn vor dem echten Verkauf durch Ihre eigenen Hinweise.',
        'Die Angaben aus Ihrem Einkauf verwenden wir nur für die Abwicklung der Bestellung. Kartendaten sieht und speichert der Shop nicht; Sie geben sie auf der Seite des Zahlungsanbieters ein.',
        'Der Shop verwendet nur notwendige Cookies: für den Warenkorb, für die Anmeldung und zum Schutz Ihrer Daten während des Einkaufs. Besuche messen wir nur mit Ihrer Erlaubnis.',
      ),
    },
    it: {
      path: samplePaths.privacy.it,
      name: 'Privacy',
      seoTitle: 'Informativa sulla privacy',
      seoDescription: 'Quali dati personali conserva il negozio online di Terme Lunaria e perché.',
      keywords: 'privacy, protezione dei dati, cookie',
      sections: sections(
        'Informativa sulla privacy',
        'Questo è il testo di esempio di un gestore immaginario. Lo sostituisca con la propria informativa prima di vendere davvero.',
        'I dati inseriti durante l’acquisto servono solo a evadere l’ordine. Il negozio non vede e non conserva i dati della carta, che si inseriscono nella pagina del gestore dei pagamenti.',
        'Il negozio usa solo cookie necessari: per il carrello, per l’accesso e per proteggere i Suoi dati durante l’acquisto. Le visite si misurano solo con il Suo permesso.',
      ),
    },
    hr: {
      path: samplePaths.privacy.hr,
      name: 'Zaštita podataka',
      seoTitle: 'Zaštita osobnih podataka',
      seoDescription: 'Koje osobne podatke čuva internetska trgovina Terme Lunaria i zašto.',
      keywords: 'zaštita podataka, privatnost, kolačići',
      sections: sections(
        'Zaštita osobnih podataka',
        'Ovo je ogledni tekst izmišljenog ponuditelja. Prije stvarne prodaje zamijenite ga svojom obaviješću.',
        'Podatke koje upišete pri kupnji upotrebljavamo samo za izvršenje narudžbe. Podatke o kartici trgovina ne vidi i ne čuva; unosite ih na stranici pružatelja platnih usluga.',
        'Trgovina upotrebljava samo nužne kolačiće: za košaricu, za prijavu i za zaštitu vaših podataka tijekom kupnje. Posjete mjerimo samo uz vaše dopuštenje.',
      ),
    },
  },
};
