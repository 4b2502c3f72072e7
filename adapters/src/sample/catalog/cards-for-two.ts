import {
  allDayLong,
  cardTerms,
  inEveryLanguage,
  outsideHolidays,
  threeDaysAhead,
  wholeYearRound,
} from './gift-card-terms.ts';
import { byTimeOfUse, completeWords, forTwo, fromThree, twelveMonths } from './gift-card-words.ts';
import type { SampleGiftCard } from './sample-product.ts';

/** A day of bathing for two. */
export const bathingForTwo: SampleGiftCard = {
  id: 'bathing-for-two',
  type: 'giftCard',
  isValueCard: false,
  image: 'home-hero',
  quantityDiscountMinItems: 3,
  categories: ['top-offers', 'for-two'],
  priceLists: byTimeOfUse('bathing-for-two', { weekdays: [3900, 3500], weekend: [4400, 4000] }),
  words: completeWords(
    {
      sl: {
        url: 'kopanje-za-dva',
        name: 'Kopanje za dva',
        shortDescription: 'Celodnevno kopanje v Termaliji za dve osebi.',
        description: 'Dan v dvoje v topli vodi: celodnevna vstopnica v Termalijo in napitek ob bazenu za vsakega.',
      },
      en: {
        url: 'bathing-for-two',
        name: 'Bathing for two',
        shortDescription: 'A whole day of bathing in Termalija for two.',
        description: 'A day for two in warm water: all-day entry to Termalija and a drink by the pool for each of you.',
      },
      de: {
        url: 'baden-zu-zweit',
        name: 'Baden zu zweit',
        shortDescription: 'Ein ganzer Badetag in der Termalija für zwei Personen.',
        description: 'Ein Tag zu zweit im warmen Wasser: Tageseintritt in die Termalija und je ein Getränk am Becken.',
      },
      it: {
        url: 'bagno-per-due',
        name: 'Bagno per due',
        shortDescription: 'Una giornata intera alle piscine Termalija per due persone.',
        description:
          'Una giornata in due nell’acqua calda: ingresso giornaliero a Termalija e una bevanda a testa a bordo piscina.',
      },
      hr: {
        url: 'kupanje-za-dvoje',
        name: 'Kupanje za dvoje',
        shortDescription: 'Cjelodnevno kupanje u Termaliji za dvije osobe.',
        description: 'Dan udvoje u toploj vodi: cjelodnevna ulaznica za Termaliju i piće uz bazen za svakoga.',
      },
    },
    {
      terms: cardTerms({
        duration: allDayLong,
        persons: forTwo,
        season: wholeYearRound,
        notice: threeDaysAhead,
        place: inEveryLanguage('Termalija'),
      }),
      validity: twelveMonths,
      numberOfPeople: forTwo,
      quantityDiscount: fromThree,
    },
  ),
};

/** A day of wellness with a massage for two. */
export const wellnessForTwo: SampleGiftCard = {
  id: 'wellness-for-two',
  type: 'giftCard',
  isValueCard: false,
  image: 'sauna',
  quantityDiscountMinItems: 3,
  categories: ['wellness', 'for-two'],
  priceLists: byTimeOfUse('wellness-for-two', { weekdays: [11900, 10900], weekend: [13900, 12700] }),
  words: completeWords(
    {
      sl: {
        url: 'wellness-za-dva',
        name: 'Wellness za dva',
        shortDescription: 'Dan v Orhideliji z masažo za dve osebi.',
        description: 'Celodnevni vstop v Orhidelijo, delna aromatična masaža (25 minut) in čajni meni za dva.',
      },
      en: {
        url: 'wellness-for-two',
        name: 'Wellness for two',
        shortDescription: 'A day in Orhidelija with a massage for two.',
        description: 'All-day entry to Orhidelija, a partial aroma massage (25 minutes) and a choice of teas for two.',
      },
      de: {
        url: 'wellness-zu-zweit',
        name: 'Wellness zu zweit',
        shortDescription: 'Ein Tag in der Orhidelija mit Massage für zwei Personen.',
        description:
          'Tageseintritt in die Orhidelija, eine Aroma-Teilmassage (25 Minuten) und eine Teeauswahl für zwei.',
      },
      it: {
        url: 'benessere-per-due',
        name: 'Benessere per due',
        shortDescription: 'Una giornata a Orhidelija con massaggio per due persone.',
        description:
          'Ingresso giornaliero a Orhidelija, massaggio aromatico parziale (25 minuti) e selezione di tè per due.',
      },
      hr: {
        url: 'wellness-za-dvoje',
        name: 'Wellness za dvoje',
        shortDescription: 'Dan u Orhideliji s masažom za dvije osobe.',
        description: 'Cjelodnevni ulaz u Orhideliju, djelomična aroma masaža (25 minuta) i izbor čajeva za dvoje.',
      },
    },
    {
      terms: cardTerms({
        duration: allDayLong,
        persons: forTwo,
        season: outsideHolidays,
        notice: threeDaysAhead,
        place: inEveryLanguage('Orhidelija'),
      }),
      validity: twelveMonths,
      numberOfPeople: forTwo,
      quantityDiscount: fromThree,
    },
  ),
};
