import { cardValueRange } from '@shop/core/catalog/card-value';
import { completeWords, noWords, twoYears } from './gift-card-words.ts';
import type { PerLanguage, SampleGiftCard } from './sample-product.ts';
import { chosenValue } from './value-card.ts';

const wellcardTerms: PerLanguage<string> = {
  sl: 'S kartico plačate vstopnice, masaže in gostinsko ponudbo in z njo zbirate točke zvestobe. Vrednost lahko porabite po delih in jo kadar koli dopolnite; za gotovino je ne zamenjamo.',
  en: 'The card pays for tickets, massages, food and drinks and collects loyalty points. It can be spent bit by bit and topped up at any time, and is not exchanged for cash.',
  de: 'Mit der Karte zahlen Sie Tickets, Massagen, Speisen und Getränke und sammeln Treuepunkte. Sie kann in Teilen eingelöst und jederzeit aufgeladen, aber nicht bar ausgezahlt werden.',
  it: 'La carta vale per biglietti, massaggi e ristorazione e raccoglie punti fedeltà. Si può usare un po’ alla volta e ricaricare in ogni momento, ma non si converte in contanti.',
  hr: 'Karticom plaćate ulaznice, masaže i ugostiteljsku ponudu te skupljate bodove vjernosti. Može se trošiti u dijelovima i nadopuniti u svakom trenutku, a ne mijenja se za gotovinu.',
};

const howToGet: PerLanguage<string> = {
  sl: 'Kartico pošljemo po pošti v treh delovnih dneh; do takrat velja potrdilo, ki ga prejmete po e-pošti.',
  en: 'We send the card by post within three working days; until then the confirmation in your mail is as good as the card.',
  de: 'Die Karte kommt innerhalb von drei Werktagen per Post; bis dahin gilt die Bestätigung, die Sie per E-Mail erhalten.',
  it: 'La carta arriva per posta entro tre giorni lavorativi; fino ad allora vale la conferma ricevuta via e-mail.',
  hr: 'Karticu šaljemo poštom u roku od tri radna dana; dotad vrijedi potvrda koju primate e-poštom.',
};

/** A loyalty card with a value that the buyer chooses: product type 5 on the wire (D-PRODUCT-TYPE). */
export const wellcard: SampleGiftCard = {
  id: 'wellcard',
  type: 'wellcardGiftCard',
  isValueCard: true,
  image: 'wellcard',
  categories: ['value-cards'],
  priceLists: [{ id: 'wellcard-chosen', name: chosenValue, price: cardValueRange.min }],
  words: completeWords(
    {
      sl: {
        url: 'darilna-kartica-wellcard',
        name: 'Darilna kartica Wellcard',
        shortDescription: 'Kartica z vrednostjo po izbiri, ki zbira točke.',
        description:
          'Darilo, ki ostane: kartica Wellcard z zneskom od 10 do 1000 EUR. Obdarjenec jo dopolnjuje in ob vsakem obisku zbira točke.',
      },
      en: {
        url: 'wellcard-gift-card',
        name: 'Wellcard gift card',
        shortDescription: 'A card worth what you choose, which collects points.',
        description:
          'A present that stays: a Wellcard with an amount from 10 to 1000 EUR. It can be topped up and collects points on every visit.',
      },
      de: {
        url: 'geschenkkarte-wellcard',
        name: 'Geschenkkarte Wellcard',
        shortDescription: 'Eine Karte mit Wert nach Wahl, die Punkte sammelt.',
        description:
          'Ein Geschenk, das bleibt: die Wellcard mit einem Betrag von 10 bis 1000 EUR. Sie lässt sich aufladen und sammelt bei jedem Besuch Punkte.',
      },
      it: {
        url: 'carta-regalo-wellcard',
        name: 'Carta regalo Wellcard',
        shortDescription: 'Una carta del valore che sceglie Lei, che raccoglie punti.',
        description:
          'Un regalo che resta: la Wellcard con un importo da 10 a 1000 EUR. Si ricarica e a ogni visita raccoglie punti.',
      },
      hr: {
        url: 'darovna-kartica-wellcard',
        name: 'Darovna kartica Wellcard',
        shortDescription: 'Kartica s vrijednošću po izboru koja skuplja bodove.',
        description:
          'Dar koji ostaje: kartica Wellcard s iznosom od 10 do 1000 EUR. Može se nadopunjavati i pri svakom posjetu skuplja bodove.',
      },
    },
    { terms: wellcardTerms, help: howToGet, validity: twoYears, numberOfPeople: noWords, quantityDiscount: noWords },
  ),
};
