import { aqualuna } from './aqualuna.ts';
import { aqualunaFamily } from './aqualuna-family.ts';
import { aqualunaHours } from './aqualuna-hours.ts';
import { aqualunaNight } from './aqualuna-night.ts';
import { aqualunaSeason } from './aqualuna-season.ts';
import { babyMornings } from './baby-mornings.ts';
import { backCare } from './back-care-card.ts';
import { bathingForTwo, wellnessForTwo } from './cards-for-two.ts';
import { familyDayCard } from './family-day-card.ts';
import { fixedValueCard } from './fixed-value-card.ts';
import { giftCardCategories } from './gift-card-categories.ts';
import { aromaMassage, hotStones } from './massage-cards.ts';
import { nightForTwo } from './night-for-two-card.ts';
import { orhidelija } from './orhidelija.ts';
import { orhidelijaEvening } from './orhidelija-evening.ts';
import { orhidelijaMorning } from './orhidelija-morning.ts';
import { orhidelijaVisits } from './orhidelija-visits.ts';
import { promoCodes } from './promo-codes.ts';
import { seniorDays } from './senior-days.ts';
import { termalija } from './termalija.ts';
import { termalijaFamily } from './termalija-family.ts';
import { termalijaHours } from './termalija-hours.ts';
import { termalijaNight } from './termalija-night.ts';
import { termalijaYear } from './termalija-year.ts';
import { upsells } from './upsells.ts';
import { valueCard } from './value-card.ts';
import { wellcard } from './wellcard.ts';

/** What a new database sells: believable goods and prices of no real provider. The areas come first; there are more tickets than
 *  one load of the list shows (R-LIST-10). */
export const sampleCatalog = {
  tickets: [
    termalija,
    orhidelija,
    aqualuna,
    termalijaHours,
    termalijaFamily,
    aqualunaFamily,
    termalijaNight,
    orhidelijaMorning,
    orhidelijaEvening,
    aqualunaHours,
    aqualunaNight,
    babyMornings,
    seniorDays,
    termalijaYear,
    aqualunaSeason,
    orhidelijaVisits,
  ],
  giftCards: [
    bathingForTwo,
    wellnessForTwo,
    valueCard,
    hotStones,
    aromaMassage,
    fixedValueCard,
    wellcard,
    familyDayCard,
    backCare,
    nightForTwo,
  ],
  categories: giftCardCategories,
  upsells,
  promoCodes,
} as const;
