import { cardTerms, outsideHolidays, twoWeeksAhead } from './gift-card-terms.ts';
import { byTimeOfUse, completeWords, forTwo, noWords, sixMonths } from './gift-card-words.ts';
import type { SampleGiftCard } from './sample-product.ts';

/** A night in a room above the pools. */
export const nightForTwo: SampleGiftCard = {
  id: 'night-for-two',
  type: 'giftCard',
  isValueCard: false,
  image: 'night-room',
  categories: ['stays', 'for-two', 'top-offers'],
  priceLists: byTimeOfUse('night-for-two', { weekdays: [18_900, 16_900], weekend: [21_900, 19_900] }),
  words: completeWords(
    {
      sl: {
        url: 'noc-za-dva',
        name: 'Noč za dva',
        shortDescription: 'Soba nad bazeni, zajtrk in dva dni kopanja.',
        description:
          'Nočitev z zajtrkom v dvoposteljni sobi, vstop v Orhidelijo oba dni in večerni čaj na balkonu nad vodo.',
      },
      en: {
        url: 'night-for-two',
        name: 'A night for two',
        shortDescription: 'A room above the pools, breakfast and two days of bathing.',
        description:
          'A night in a double room with breakfast, entry to Orhidelija on both days and evening tea on a balcony above the water.',
      },
      de: {
        url: 'nacht-zu-zweit',
        name: 'Nacht zu zweit',
        shortDescription: 'Ein Zimmer über den Becken, Frühstück und zwei Badetage.',
        description:
          'Eine Übernachtung im Doppelzimmer mit Frühstück, Eintritt in die Orhidelija an beiden Tagen und Abendtee auf dem Balkon über dem Wasser.',
      },
      it: {
        url: 'notte-per-due',
        name: 'Notte per due',
        shortDescription: 'Una camera sopra le piscine, colazione e due giorni di bagni.',
        description:
          'Una notte in camera doppia con colazione, ingresso a Orhidelija in entrambi i giorni e tè serale sul balcone sopra l’acqua.',
      },
      hr: {
        url: 'noc-za-dvoje',
        name: 'Noć za dvoje',
        shortDescription: 'Soba iznad bazena, doručak i dva dana kupanja.',
        description:
          'Noćenje s doručkom u dvokrevetnoj sobi, ulaz u Orhideliju oba dana i večernji čaj na balkonu iznad vode.',
      },
    },
    {
      terms: cardTerms({
        duration: {
          sl: 'ena nočitev in dva dneva',
          en: 'one night and two days',
          de: 'eine Nacht und zwei Tage',
          it: 'una notte e due giorni',
          hr: 'jedno noćenje i dva dana',
        },
        persons: forTwo,
        season: outsideHolidays,
        notice: twoWeeksAhead,
        place: {
          sl: 'hotel ob Orhideliji',
          en: 'the hotel beside Orhidelija',
          de: 'Hotel neben der Orhidelija',
          it: 'l’hotel accanto a Orhidelija',
          hr: 'hotel uz Orhideliju',
        },
      }),
      validity: sixMonths,
      numberOfPeople: forTwo,
      quantityDiscount: noWords,
    },
  ),
};
