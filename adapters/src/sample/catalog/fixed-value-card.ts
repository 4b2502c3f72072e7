import { inEveryLanguage } from './gift-card-terms.ts';
import { completeWords, noWords, twelveMonths } from './gift-card-words.ts';
import type { SampleGiftCard } from './sample-product.ts';
import { valueTerms } from './value-card.ts';

/** A voucher with one value, bought with a quantity alone (R-LIST-13). */
export const fixedValueCard: SampleGiftCard = {
  id: 'voucher-fifty',
  type: 'giftCard',
  isValueCard: false,
  image: 'gift-vouchers',
  categories: ['value-cards', 'top-offers'],
  priceLists: [{ id: 'voucher-fifty-euros', name: inEveryLanguage('50 EUR'), price: 5000 }],
  words: completeWords(
    {
      sl: {
        url: 'bon-50-eur',
        name: 'Bon za 50 EUR',
        shortDescription: 'Okrogel znesek za kopanje, masažo ali kosilo.',
        description: 'Bon za 50 EUR velja za vse: vstopnice, masaže, kavo ob bazenu ali kosilo s pogledom na dolino.',
      },
      en: {
        url: 'voucher-50-eur',
        name: 'Voucher worth 50 EUR',
        shortDescription: 'A round sum for bathing, a massage or lunch.',
        description:
          'A voucher worth 50 EUR pays for everything: tickets, massages, coffee by the pool or lunch above the valley.',
      },
      de: {
        url: 'gutschein-50-eur',
        name: 'Gutschein über 50 EUR',
        shortDescription: 'Ein runder Betrag für Bad, Massage oder Mittagessen.',
        description:
          'Der Gutschein über 50 EUR gilt für alles: Tickets, Massagen, Kaffee am Becken oder Mittagessen mit Blick ins Tal.',
      },
      it: {
        url: 'buono-50-eur',
        name: 'Buono da 50 EUR',
        shortDescription: 'Una cifra tonda per piscina, massaggio o pranzo.',
        description:
          'Il buono da 50 EUR vale per tutto: biglietti, massaggi, caffè a bordo piscina o pranzo con vista sulla valle.',
      },
      hr: {
        url: 'bon-50-eur',
        name: 'Bon od 50 EUR',
        shortDescription: 'Okrugao iznos za kupanje, masažu ili ručak.',
        description: 'Bon od 50 EUR vrijedi za sve: ulaznice, masaže, kavu uz bazen ili ručak s pogledom na dolinu.',
      },
    },
    { terms: valueTerms, validity: twelveMonths, numberOfPeople: noWords, quantityDiscount: noWords },
  ),
};
