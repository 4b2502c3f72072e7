import { allDayLong, cardTerms, inEveryLanguage, noNotice, wholeYearRound } from './gift-card-terms.ts';
import { byTimeOfUse, completeWords, forFamily, fromTwo, twelveMonths } from './gift-card-words.ts';
import type { SampleGiftCard } from './sample-product.ts';

/** A day in the family pools for four. */
export const familyDayCard: SampleGiftCard = {
  id: 'family-day',
  type: 'giftCard',
  isValueCard: false,
  image: 'termalija-day',
  quantityDiscountMinItems: 2,
  categories: ['family-wellness', 'special-offers'],
  priceLists: byTimeOfUse('family-day', { weekdays: [7200, 6500], weekend: [8200, 7400] }),
  words: completeWords(
    {
      sl: {
        url: 'druzinski-dan',
        name: 'Družinski dan',
        shortDescription: 'Celodnevno kopanje v Termaliji za štiri, s sladoledom za otroke.',
        description:
          'Dan brez kuhanja in pospravljanja: celodnevne vstopnice v Termalijo za dva odrasla in dva otroka ter sladoled za najmlajša.',
      },
      en: {
        url: 'family-day',
        name: 'Family day',
        shortDescription: 'A whole day of bathing in Termalija for four, with ice cream for the children.',
        description:
          'A day without cooking or tidying up: all-day tickets to Termalija for two adults and two children, with ice cream for the young ones.',
      },
      de: {
        url: 'familientag',
        name: 'Familientag',
        shortDescription: 'Ein ganzer Badetag in der Termalija für vier, mit Eis für die Kinder.',
        description:
          'Ein Tag ohne Kochen und Aufräumen: Tageskarten für die Termalija für zwei Erwachsene und zwei Kinder, dazu ein Eis für die Kleinen.',
      },
      it: {
        url: 'giornata-in-famiglia',
        name: 'Giornata in famiglia',
        shortDescription: 'Una giornata intera a Termalija per quattro, con gelato per i bambini.',
        description:
          'Un giorno senza cucinare né riordinare: ingressi giornalieri a Termalija per due adulti e due bambini e un gelato per i più piccoli.',
      },
      hr: {
        url: 'obiteljski-dan',
        name: 'Obiteljski dan',
        shortDescription: 'Cjelodnevno kupanje u Termaliji za četvero, uz sladoled za djecu.',
        description:
          'Dan bez kuhanja i pospremanja: cjelodnevne ulaznice za Termaliju za dvoje odraslih i dvoje djece te sladoled za najmlađe.',
      },
    },
    {
      terms: cardTerms({
        duration: allDayLong,
        persons: forFamily,
        season: wholeYearRound,
        notice: noNotice,
        place: inEveryLanguage('Termalija'),
      }),
      validity: twelveMonths,
      numberOfPeople: forFamily,
      quantityDiscount: fromTwo,
    },
  ),
};
