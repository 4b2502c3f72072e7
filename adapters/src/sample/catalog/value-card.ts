import { cardValueRange } from '@shop/core/catalog/card-value';
import { completeWords, noWords, twelveMonths } from './gift-card-words.ts';
import type { PerLanguage, SampleGiftCard } from './sample-product.ts';

type Words = PerLanguage<string>;

/** Name of the one price list of a card whose value is chosen. */
export const chosenValue: Words = {
  sl: 'Vrednost po izbiri',
  en: 'A value of your choice',
  de: 'Wert nach Wahl',
  it: 'Valore a scelta',
  hr: 'Vrijednost po izboru',
};

/** Terms of a card that pays like money. */
export const valueTerms: Words = {
  sl: 'Z bonom plačate vstopnice, masaže in gostinsko ponudbo. Vrednost lahko porabite po delih; za gotovino je ne zamenjamo.',
  en: 'The voucher pays for tickets, massages, food and drinks. It can be spent bit by bit and is not exchanged for cash.',
  de: 'Mit dem Gutschein zahlen Sie Tickets, Massagen, Speisen und Getränke. Er kann in Teilen eingelöst, aber nicht bar ausgezahlt werden.',
  it: 'Il buono vale per biglietti, massaggi e ristorazione. Si può usare un po’ alla volta e non si converte in contanti.',
  hr: 'Bonom plaćate ulaznice, masaže i ugostiteljsku ponudu. Može se trošiti u dijelovima, a ne mijenja se za gotovinu.',
};

const common = { terms: valueTerms, validity: twelveMonths, numberOfPeople: noWords, quantityDiscount: noWords };

/** The buyer chooses what it is worth. */
export const valueCard: SampleGiftCard = {
  id: 'value-card',
  type: 'giftCard',
  isValueCard: true,
  image: 'gift-value',
  categories: ['value-cards'],
  priceLists: [{ id: 'value-card-chosen', name: chosenValue, price: cardValueRange.min }],
  words: completeWords(
    {
      sl: {
        url: 'vrednostni-bon',
        name: 'Vrednostni bon',
        shortDescription: 'Znesek izberete vi, doživetje obdarjenec.',
        description: 'Darilo, ki vedno ustreza: izberite znesek od 10 do 1000 EUR, obdarjenec pa izbere, kaj mu diši.',
      },
      en: {
        url: 'value-voucher',
        name: 'Value voucher',
        shortDescription: 'You choose the amount, they choose the treat.',
        description:
          'A present that always fits: choose an amount from 10 to 1000 EUR and let them choose what they like.',
      },
      de: {
        url: 'wertgutschein',
        name: 'Wertgutschein',
        shortDescription: 'Sie wählen den Betrag, der Beschenkte das Erlebnis.',
        description:
          'Ein Geschenk, das immer passt: Wählen Sie einen Betrag von 10 bis 1000 EUR, was damit geschieht, entscheidet der Beschenkte.',
      },
      it: {
        url: 'buono-valore',
        name: 'Buono valore',
        shortDescription: 'Lei sceglie l’importo, chi lo riceve sceglie il piacere.',
        description:
          'Un regalo sempre giusto: scelga un importo da 10 a 1000 EUR, a chi lo riceve il piacere di decidere come usarlo.',
      },
      hr: {
        url: 'vrijednosni-bon',
        name: 'Vrijednosni bon',
        shortDescription: 'Vi birate iznos, a darovana osoba doživljaj.',
        description:
          'Dar koji uvijek pristaje: odaberite iznos od 10 do 1000 EUR, a darovana osoba bira u čemu će uživati.',
      },
    },
    common,
  ),
};
