import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import { sampleMedia } from './sample-media.ts';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const methods = [
  { title: 'Diners Club', image: sampleMedia['card-diners-club'] },
  { title: 'Mastercard', image: sampleMedia['card-mastercard'] },
  { title: 'Visa', image: sampleMedia['card-visa'] },
  { title: 'PayPal', image: sampleMedia['card-paypal'] },
];

const sections = (
  title: string,
  cardText: string,
  ...reserveText: readonly string[]
): readonly Uncleaned<Section>[] => [
  {
    type: 'paymentMethod',
    id: 'payment-method',
    title,
    text: '',
    methods,
    cardText: `<p>${cardText}</p>`,
    reserveText: reserveText.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  },
];

/** Checkout step 3; the reserve text says that payment follows at the cash desk (R-METHOD-7). */
export const paymentMethodPage: SamplePage = {
  key: 'paymentMethod_6_shop',
  contentType: 'shopPage',
  image: 'aqualuna-day',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.paymentMethod.sl,
      name: 'Način plačila',
      seoTitle: 'Način plačila',
      seoDescription: 'Plačajte s kartico na varni strani plačilnega ponudnika ali vstopnico rezervirajte.',
      keywords: 'plačilo, kartica, rezervacija',
      sections: sections(
        'Način plačila',
        'Plačate takoj. Po plačilu se vrnete v trgovino, kjer vas čakajo vstopnice ali bon s kodo QR.',
        'Končno plačilo opravite na blagajni term z izvirnimi boni ali vstopnicami.',
        'Podatke o kartici potrebujemo samo kot jamstvo; kartice ne bremenimo.',
      ),
    },
    en: {
      path: samplePaths.paymentMethod.en,
      name: 'Payment method',
      seoTitle: 'Payment method',
      seoDescription: 'Pay by card on the payment provider’s secure page, or reserve your ticket.',
      keywords: 'payment, card, reservation',
      sections: sections(
        'Payment method',
        'You pay right away. After the payment you return to the shop, where your tickets or voucher with its QR code are waiting.',
        'Final payment is made at the spa’s ticket desk with your original vouchers or tickets.',
        'Your card details are taken only as a guarantee; nothing is charged to the card.',
      ),
    },
    de: {
      path: samplePaths.paymentMethod.de,
      name: 'Zahlungsart',
      seoTitle: 'Zahlungsart',
      seoDescription:
        'Zahlen Sie mit Karte auf der sicheren Seite des Zahlungsanbieters oder reservieren Sie Ihr Ticket.',
      keywords: 'Zahlung, Karte, Reservierung',
      sections: sections(
        'Zahlungsart',
        'Sie zahlen sofort. Nach der Zahlung kommen Sie zurück in den Shop und finden dort Ihre Tickets oder den Gutschein mit QR-Code.',
        'Die endgültige Zahlung erfolgt an der Kasse der Therme mit den Originalgutscheinen oder Originaltickets.',
        'Ihre Kartendaten dienen nur als Garantie; die Karte wird nicht belastet.',
      ),
    },
    it: {
      path: samplePaths.paymentMethod.it,
      name: 'Metodo di pagamento',
      seoTitle: 'Metodo di pagamento',
      seoDescription: 'Paghi con carta nella pagina sicura del gestore dei pagamenti oppure prenoti il biglietto.',
      keywords: 'pagamento, carta, prenotazione',
      sections: sections(
        'Metodo di pagamento',
        'Il pagamento è immediato. Al termine torna nel negozio, dove trova i biglietti o il buono con il codice QR.',
        'Il pagamento finale avviene alla cassa delle terme con i buoni o i biglietti originali.',
        'I dati della carta servono solo come garanzia: sulla carta non viene addebitato nulla.',
      ),
    },
    hr: {
      path: samplePaths.paymentMethod.hr,
      name: 'Način plaćanja',
      seoTitle: 'Način plaćanja',
      seoDescription: 'Platite karticom na sigurnoj stranici pružatelja platnih usluga ili rezervirajte ulaznicu.',
      keywords: 'plaćanje, kartica, rezervacija',
      sections: sections(
        'Način plaćanja',
        'Plaćate odmah. Nakon plaćanja vraćate se u trgovinu, gdje vas čekaju ulaznice ili bon s QR kodom.',
        'Konačno plaćanje obavljate na blagajni termi s izvornim bonovima ili ulaznicama.',
        'Podaci o kartici služe samo kao jamstvo; s kartice se ništa ne naplaćuje.',
      ),
    },
  },
};
