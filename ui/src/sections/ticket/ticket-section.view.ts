import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { onlySeason } from '@shop/core/catalog/ticket';
import type { Loaded } from '../../page-data/loaded.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { stepOneAddress } from './step-address.ts';

/** Which step a ticket's page shows, and where back leads. */
export type TicketSectionView = {
  /** Step 2 with what was chosen; without it step 1 shows. */
  readonly second?: { readonly key: string; readonly period: TicketPeriod; readonly quote: Loaded<TicketQuote> };
  /** Address of step 1, with what is chosen now; none where there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
  /** What the product is like was read on step 1 already. */
  readonly isShort: boolean;
};

/** `path` is the page's own address. A day keeps its step while another day is chosen, a season has one of its own. */
export const ticketSectionView = (
  { ticket, period, quote, listPath }: Pick<SectionDataOf<'ticket'>, 'ticket' | 'period' | 'quote' | 'listPath'>,
  path: string,
): TicketSectionView => {
  const firstStep = onlySeason(ticket) === undefined ? stepOneAddress(path, period) : undefined;
  if (period === undefined || quote === undefined) return { firstStep, back: listPath, isShort: false };
  const key = period.type === 'day' ? 'day' : period.seasonId;
  return {
    second: { key, period, quote },
    firstStep,
    back: firstStep ?? listPath,
    isShort: firstStep !== undefined,
  };
};

/** The day or season chosen last on this page: step 1 keeps it chosen, step 2 can say that it is a new one. */
export type LastPeriod = { readonly period: TicketPeriod | undefined; readonly isNew: boolean };

const isSame = (one: TicketPeriod, other: TicketPeriod | undefined): boolean =>
  one.type === 'day'
    ? other?.type === 'day' && one.date === other.date
    : other?.type === 'season' && one.seasonId === other.seasonId;

/** What is last once the page shows `current`; the same object while nothing changes. */
export const afterPeriod = (last: LastPeriod, current: TicketPeriod | undefined): LastPeriod =>
  current === undefined || isSame(current, last.period) ? last : { period: current, isNew: last.period !== undefined };
