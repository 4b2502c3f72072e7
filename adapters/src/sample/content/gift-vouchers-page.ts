import type { SamplePage } from './sample-page.ts';
import { samplePaths } from './sample-paths.ts';
import { textSection } from './text-section.ts';

const contact =
  '<a href="tel:+38549555012">+385 49 555 012</a>, <a href="mailto:info@terme-lunaria.example">info@terme-lunaria.example</a>';

const sections = (title: string, ...paragraphs: readonly string[]) =>
  textSection('gift-vouchers', title, [...paragraphs, contact]);

/** Says truthfully that vouchers are not sold online yet, and how to get one until then. */
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
      seoDescription: 'Podarite dan v termah: vrednostni boni od 10 do 1000 EUR in boni za kopanje v dvoje.',
      keywords: 'darilni boni, vrednostni bon, darilo, terme',
      sections: sections(
        'Darilni boni',
        'Podarite dan v topli vodi: vrednostni bon od 10 do 1000 EUR ali kopanje za dva.',
        'Spletno prodajo bonov še pripravljamo. Do takrat vam bon izdamo na recepciji, po telefonu ali e-pošti.',
      ),
    },
    en: {
      path: samplePaths.giftVouchers.en,
      name: 'Gift vouchers',
      seoTitle: 'Gift vouchers',
      seoDescription: 'Give a day at the baths: value vouchers from 10 to 1000 EUR and bathing for two.',
      keywords: 'gift vouchers, value voucher, present, thermal spa',
      sections: sections(
        'Gift vouchers',
        'Give a day in warm water: a value voucher from 10 to 1000 EUR, or bathing for two.',
        'We are still preparing the online sale of vouchers. Until then you can get one at the reception, by phone or by e-mail.',
      ),
    },
    de: {
      path: samplePaths.giftVouchers.de,
      name: 'Geschenkgutscheine',
      seoTitle: 'Geschenkgutscheine',
      seoDescription: 'Schenken Sie einen Tag in der Therme: Wertgutscheine von 10 bis 1000 EUR und Baden für zwei.',
      keywords: 'Geschenkgutscheine, Wertgutschein, Geschenk, Therme',
      sections: sections(
        'Geschenkgutscheine',
        'Schenken Sie einen Tag im warmen Wasser: einen Wertgutschein von 10 bis 1000 EUR oder Baden für zwei.',
        'Den Onlineverkauf der Gutscheine bereiten wir noch vor. Bis dahin erhalten Sie Gutscheine an der Rezeption, telefonisch oder per E-Mail.',
      ),
    },
    it: {
      path: samplePaths.giftVouchers.it,
      name: 'Buoni regalo',
      seoTitle: 'Buoni regalo',
      seoDescription: 'Regali una giornata alle terme: buoni valore da 10 a 1000 EUR e ingressi per due.',
      keywords: 'buoni regalo, buono valore, regalo, terme',
      sections: sections(
        'Buoni regalo',
        'Regali una giornata nell’acqua calda: un buono valore da 10 a 1000 EUR o un ingresso per due.',
        'La vendita online dei buoni è in preparazione. Nel frattempo può richiederli alla reception, per telefono o via e-mail.',
      ),
    },
    hr: {
      path: samplePaths.giftVouchers.hr,
      name: 'Darovni bonovi',
      seoTitle: 'Darovni bonovi',
      seoDescription: 'Darujte dan u termama: vrijednosni bonovi od 10 do 1000 EUR i kupanje udvoje.',
      keywords: 'darovni bonovi, vrijednosni bon, dar, terme',
      sections: sections(
        'Darovni bonovi',
        'Darujte dan u toploj vodi: vrijednosni bon od 10 do 1000 EUR ili kupanje za dvoje.',
        'Internetsku prodaju bonova još pripremamo. Dotad bon možete dobiti na recepciji, telefonom ili e-poštom.',
      ),
    },
  },
};
