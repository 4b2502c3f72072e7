import type { LocalDate } from '@shop/core/dates/local-date';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { samplePeriods, soldSample } from './sold-sample.ts';

/** What a new database sells, counted from its first day. */
export const offeredSample = (first: LocalDate): OfferedCatalog => {
  const { products, categories, upsells, promos } = soldSample(cleanHtml, first);
  const { sold, places } = samplePeriods(first);
  return { goods: { products, categories, upsells, promos }, sold, places };
};
