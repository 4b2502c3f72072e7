import type { Uncleaned } from '@shop/core/content/clean-html';
import type { Section } from '@shop/core/content/section';
import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';

const contact =
  '<a href="tel:+38549555012">+385 49 555 012</a>, <a href="mailto:info@terme-lunaria.example">info@terme-lunaria.example</a>';

const sections = (title: string, text: string, forFirms: string): readonly Uncleaned<Section>[] => [
  {
    type: 'productList',
    id: 'gift-vouchers',
    title,
    text: `<p>${text}</p><p>${forFirms} ${contact}</p>`,
    layout: 1,
    group: 'giftVouchers',
  },
];

/** The list of gift cards with their tags, in layout 1. */
export const giftVouchersPage: SamplePage = {
  key: 'giftVouchers_3_shop',
  contentType: 'shopPage',
  image: 'gift-vouchers',
  showFooter: true,
  versions: {
    sl: {
      path: samplePaths.giftVouchers.sl,
      name: 'Darilni boni',
      seoTitle: 'Darilni boni',
      seoDescription:
        'Podarite dan v termah: vrednostni boni od 10 do 1000 EUR, masaže, kopanje v dvoje in noč nad bazeni.',
      keywords: 'darilni boni, vrednostni bon, masaža, darilo, terme',
      sections: sections(
        'Darilni boni',
        'Podarite dan v topli vodi, masažo ali znesek po svoji želji. Takoj po plačilu dobite kodo QR, s katero se bon uveljavi.',
        'Večje naročilo za podjetje?',
      ),
    },
    en: {
      path: samplePaths.giftVouchers.en,
      name: 'Gift vouchers',
      seoTitle: 'Gift vouchers',
      seoDescription:
        'Give a day at the baths: value vouchers from 10 to 1000 EUR, massages, bathing for two and a night above the pools.',
      keywords: 'gift vouchers, value voucher, massage, present, thermal spa',
      sections: sections(
        'Gift vouchers',
        'Give a day in warm water, a massage or any amount you like. Right after payment you get the QR code that redeems the voucher.',
        'A larger order for a company?',
      ),
    },
    de: {
      path: samplePaths.giftVouchers.de,
      name: 'Geschenkgutscheine',
      seoTitle: 'Geschenkgutscheine',
      seoDescription:
        'Schenken Sie einen Tag in der Therme: Wertgutscheine von 10 bis 1000 EUR, Massagen, Baden für zwei und eine Nacht über den Becken.',
      keywords: 'Geschenkgutscheine, Wertgutschein, Massage, Geschenk, Therme',
      sections: sections(
        'Geschenkgutscheine',
        'Schenken Sie einen Tag im warmen Wasser, eine Massage oder einen Betrag nach Wunsch. Gleich nach der Zahlung erhalten Sie den QR-Code, mit dem der Gutschein eingelöst wird.',
        'Eine größere Bestellung für Ihre Firma?',
      ),
    },
    it: {
      path: samplePaths.giftVouchers.it,
      name: 'Buoni regalo',
      seoTitle: 'Buoni regalo',
      seoDescription:
        'Regali una giornata alle terme: buoni valore da 10 a 1000 EUR, massaggi, ingressi per due e una notte sopra le piscine.',
      keywords: 'buoni regalo, buono valore, massaggio, regalo, terme',
      sections: sections(
        'Buoni regalo',
        'Regali una giornata nell’acqua calda, un massaggio o un importo a scelta. Subito dopo il pagamento riceve il codice QR con cui si utilizza il buono.',
        'Un ordine più grande per la Sua azienda?',
      ),
    },
    hr: {
      path: samplePaths.giftVouchers.hr,
      name: 'Darovni bonovi',
      seoTitle: 'Darovni bonovi',
      seoDescription:
        'Darujte dan u termama: vrijednosni bonovi od 10 do 1000 EUR, masaže, kupanje udvoje i noć iznad bazena.',
      keywords: 'darovni bonovi, vrijednosni bon, masaža, dar, terme',
      sections: sections(
        'Darovni bonovi',
        'Darujte dan u toploj vodi, masažu ili iznos po želji. Odmah nakon plaćanja dobivate QR kod s kojim se bon iskorištava.',
        'Veća narudžba za tvrtku?',
      ),
    },
  },
};
