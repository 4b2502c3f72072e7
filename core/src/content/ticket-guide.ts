import { isIdWrittenAs, type ProductId } from '../ids.ts';
import type { Media } from './media.ts';
import type { WeekHours } from './opening-hours.ts';

/** The texts of a guide, in the order in which pages show them. */
export const guideFactNames = ['water', 'included', 'children', 'cancelling'] as const;
export type GuideFactName = (typeof guideFactNames)[number];

/** Plain texts; a fact that content does not have is absent. */
export type GuideFacts = { readonly [Name in GuideFactName]?: string };

/** What a visitor wants to know about a ticket before choosing a day. */
export type TicketGuide = {
  /** The tickets that the guide is for. */
  readonly productIds: readonly string[];
  /** The name of the area where the ticket is valid. */
  readonly area?: string | undefined;
  readonly pictures: readonly Media[];
  /** The opening hours for holders of the ticket; without any weekday when they are unknown. */
  readonly hours: WeekHours;
  readonly facts: GuideFacts;
};

const isEmpty = (hours: WeekHours): boolean => Object.keys(hours).length === 0;

/** Returns the guide for a ticket; `undefined` when there is none. Of several guides for a ticket each part comes from
 *  the first one that has it, so that one guide can hold what the tickets of an area have in common. */
export const guideOf = (guides: readonly TicketGuide[], id: ProductId): TicketGuide | undefined => {
  const [first, ...others] = guides.filter(({ productIds }) => productIds.some((own) => isIdWrittenAs(id, own)));
  return (
    first &&
    others.reduce(
      (guide, other) => ({
        productIds: guide.productIds,
        area: guide.area ?? other.area,
        pictures: guide.pictures.length > 0 ? guide.pictures : other.pictures,
        hours: isEmpty(guide.hours) ? other.hours : guide.hours,
        facts: { ...other.facts, ...guide.facts },
      }),
      first,
    )
  );
};
