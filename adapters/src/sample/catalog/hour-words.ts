import type { PerLanguage } from './sample-product.ts';

type GroupWords = PerLanguage<{ readonly name: string; readonly description: string }>;

const englishHour = (hour: number): string => (hour === 12 ? 'noon' : hour < 12 ? `${hour} am` : `${hour - 12} pm`);

/** Words of a price group that is good between two full hours; the hours stand in its name (D-HOURLY). */
export const hourWords = (from: number, to: number, what: PerLanguage<string>): GroupWords => ({
  sl: { name: `Od ${from}. do ${to}. ure`, description: what.sl },
  en: { name: `From ${englishHour(from)} to ${englishHour(to)}`, description: what.en },
  de: { name: `Von ${from} bis ${to} Uhr`, description: what.de },
  it: { name: `Dalle ${from} alle ${to}`, description: what.it },
  hr: { name: `Od ${from} do ${to} sati`, description: what.hr },
});
