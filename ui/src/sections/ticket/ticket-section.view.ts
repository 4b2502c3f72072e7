import type { TicketPeriod, TicketQuote } from '@shop/core/catalog/ticket';
import { onlySeason } from '@shop/core/catalog/ticket';
import type { Loaded } from '../../page-data/loaded.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { stepOneAddress } from './step-address.ts';

/** Which step a ticket's page shows, and where back leads. */
export type TicketSectionView = {
  /** Data of step 2; `undefined` when the page shows step 1. */
  readonly second?: { readonly key: string; readonly period: TicketPeriod; readonly quote: Loaded<TicketQuote> };
  /** Address of step 1 with the current choice; `undefined` when there is nothing to choose. */
  readonly firstStep: string | undefined;
  readonly back: string;
  /** Whether to leave out the description, which step 1 has shown. */
  readonly isShort: boolean;
};

/** Returns the step of a ticket's page. `path` is the page's own address. `key` is the same for all days, so that step
 *  2 stays while the visitor changes the day; each season has its own. */
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

/** The day or season chosen last on this page. Step 1 marks it as chosen; `isNew` when another one was chosen
 *  before. */
export type LastPeriod = { readonly period: TicketPeriod | undefined; readonly isNew: boolean };

const isSame = (one: TicketPeriod, other: TicketPeriod | undefined): boolean =>
  one.type === 'day'
    ? other?.type === 'day' && one.date === other.date
    : other?.type === 'season' && one.seasonId === other.seasonId;

/** Returns the last period after the page shows `current`; the same object while nothing changes. */
export const afterPeriod = (last: LastPeriod, current: TicketPeriod | undefined): LastPeriod =>
  current === undefined || isSame(current, last.period) ? last : { period: current, isNew: last.period !== undefined };
