import type { Brand } from '../../brand.ts';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import { type FacilityId, seasonId } from '../../ids.ts';

/** A facility's day or season as one key. */
export type PeriodId = Brand<string, 'PeriodId'>;

/** What places are counted for: a day or season of a facility, whatever the tickets are called (D-FACILITY-PLACES). */
export type Period = { readonly facilityId: FacilityId; readonly period: TicketPeriod };

/** A day as `YYYY-MM-DD`, a season by its id, which never looks like a day. */
export const periodText = (period: TicketPeriod): string => (period.type === 'day' ? period.date : period.seasonId);

const isDay = (text: string): text is LocalDate => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What `periodText` made a text of. */
export const periodOfText = (text: string): TicketPeriod =>
  isDay(text) ? { type: 'day', date: text } : { type: 'season', seasonId: seasonId(text) };

export const periodId = ({ facilityId, period }: Period): PeriodId => `${facilityId} ${periodText(period)}` as PeriodId;

/** Persons of a day or season by state. `held` and `paying` still count expired holds until places are taken again. */
export type PlaceCounts = { readonly held: number; readonly paying: number; readonly sold: number };

/** Places of a facility on one day or in one season. Units: persons; held + paying + sold never exceed the capacity. */
export type PeriodPlaces = Period & PlaceCounts & { readonly capacity: number };
