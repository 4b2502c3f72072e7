import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const sections = (title: string, text: string): readonly Uncleaned<Section>[] => [
  { type: 'personalData', id: 'personal-data', title, text: `<p>${text}</p>` },
];

/** Checkout step 2. */
export const buyerInfoPage: SamplePage = {
  key: 'buyerInfo_5_shop',
  contentType: 'shopPage',
  image: 'orhidelija-day',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.buyerInfo.sl,
      name: 'Osebni podatki',
      seoTitle: 'Osebni podatki',
      seoDescription: 'Vpišite podatke kupca. Nakup je mogoč tudi brez prijave.',
      keywords: 'osebni podatki, nakup',
      sections: sections(
        'Osebni podatki',
        'Še nekaj podatkov in že ste pri plačilu. Za nakup ne potrebujete uporabniškega računa.',
      ),
    },
    en: {
      path: samplePaths.buyerInfo.en,
      name: 'Personal details',
      seoTitle: 'Personal details',
      seoDescription: 'Enter your details. You can also buy without logging in.',
      keywords: 'personal details, purchase',
      sections: sections('Personal details', 'Just a few details before payment. You do not need an account to buy.'),
    },
    de: {
      path: samplePaths.buyerInfo.de,
      name: 'Persönliche Daten',
      seoTitle: 'Persönliche Daten',
      seoDescription: 'Geben Sie Ihre Daten ein. Sie können auch ohne Anmeldung kaufen.',
      keywords: 'persönliche Daten, Kauf',
      sections: sections(
        'Persönliche Daten',
        'Nur noch wenige Angaben bis zur Zahlung. Für den Kauf brauchen Sie kein Konto.',
      ),
    },
    it: {
      path: samplePaths.buyerInfo.it,
      name: 'Dati personali',
      seoTitle: 'Dati personali',
      seoDescription: 'Inserisca i dati dell’acquirente. È possibile acquistare anche senza accesso.',
      keywords: 'dati personali, acquisto',
      sections: sections(
        'Dati personali',
        'Ancora pochi dati prima del pagamento. Per acquistare non serve un account.',
      ),
    },
    hr: {
      path: samplePaths.buyerInfo.hr,
      name: 'Osobni podaci',
      seoTitle: 'Osobni podaci',
      seoDescription: 'Upišite podatke kupca. Kupnja je moguća i bez prijave.',
      keywords: 'osobni podaci, kupnja',
      sections: sections(
        'Osobni podaci',
        'Još nekoliko podataka do plaćanja. Za kupnju vam ne treba korisnički račun.',
      ),
    },
  },
};
