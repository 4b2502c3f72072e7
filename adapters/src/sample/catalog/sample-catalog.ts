import { aqualuna } from './aqualuna.ts';
import { bathingForTwo, wellnessForTwo } from './cards-for-two.ts';
import { giftCardCategories } from './gift-card-categories.ts';
import { orhidelija } from './orhidelija.ts';
import { promoCodes } from './promo-codes.ts';
import { termalija } from './termalija.ts';
import { upsells } from './upsells.ts';
import { valueCard } from './value-card.ts';

/** What a new database sells: believable goods and prices of no real provider. */
export const sampleCatalog = {
  tickets: [termalija, orhidelija, aqualuna],
  giftCards: [bathingForTwo, wellnessForTwo, valueCard],
  categories: giftCardCategories,
  upsells,
  promoCodes,
} as const;
