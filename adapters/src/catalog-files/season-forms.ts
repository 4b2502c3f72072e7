import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { dateText } from '@shop/core/dates/date-text';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { SoldSeason } from '@shop/core/host/catalog/host-catalog';
import type { OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { facilityId, productId, seasonId } from '@shop/core/ids';
import { percent } from '@shop/core/money/percent';
import { dayAt } from './days-form.ts';
import type { NothingLeft } from './nothing-left.ts';
import type { ProductForm, SeasonForm } from './product-schemas.ts';
import { fieldForm, textsOf } from './texts-form.ts';

/** When a product is sold, and the places of its facility. */
export type ProductPeriods = { readonly sold: readonly SoldPeriod[]; readonly places: readonly OfferedPlaces[] };

/** A season as it is written down, with its places. */
export const seasonForm = ({ id, firstDay, lastDay, texts, ...rest }: SoldSeason, { sold, places }: ProductPeriods) => {
  rest satisfies NothingLeft;
  const isIt = ({ period }: { readonly period: TicketPeriod }) => period.type === 'season' && period.seasonId === id;
  const own = sold.find(isIt);
  const counted = own && places.find(isIt);
  return {
    id,
    name: fieldForm(texts, ({ name }) => name) ?? '',
    firstDay,
    lastDay,
    ...(counted === undefined ? {} : { capacity: counted.capacity }),
    ...(own === undefined || counted === undefined || own.facilityDiscount === 0
      ? {}
      : { discount: own.facilityDiscount }),
  };
};

/** A season's name with its days as each language writes them. */
export const soldSeason = (form: SeasonForm, first: LocalDate): SoldSeason => {
  const firstDay = dayAt(form.firstDay, first);
  const lastDay = dayAt(form.lastDay, first);
  const plain = textsOf(form, ['name'], (text) => text('name'));
  const nameIn = (name: string, language: Parameters<typeof dateText>[1]) =>
    name.replaceAll('{from}', dateText(firstDay, language)).replaceAll('{to}', dateText(lastDay, language));
  const texts = new Map([...plain].map(([language, name]) => [language, { name: nameIn(name, language) }] as const));
  return { id: seasonId(form.id), firstDay, lastDay, texts };
};

/** When the seasons of a ticket are sold, and the places of each. */
export const seasonPeriods = (form: ProductForm): ProductPeriods => {
  const offered = (form.seasons ?? []).flatMap(({ id, capacity, discount = 0 }) =>
    capacity === undefined ? [] : [{ period: { type: 'season', seasonId: seasonId(id) } as const, capacity, discount }],
  );
  const facility = facilityId(form.facility ?? form.id);
  return {
    sold: offered.map(({ period, discount }) => ({
      productId: productId(form.id),
      period,
      facilityDiscount: percent(discount),
    })),
    places: offered.map(({ period, capacity }) => ({ facilityId: facility, period, capacity })),
  };
};
