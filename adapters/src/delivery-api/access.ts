import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from './problem.ts';
import type { StartItem } from './start-item.ts';

/** Who may ask, and for which site. */
export type DeliveryApiAccess = {
  /** What every request has to bring; without one everybody may read what is published. */
  readonly apiKey?: string;
  /** Name of the site; told apart from other sites of the same host only where a request names one. */
  readonly site?: string;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasKey = (headers: Headers, apiKey: string): boolean =>
  timingSafeEqual(digest(headers.get('Api-Key') ?? ''), digest(apiKey));

/** Why a request gets no document, if it does not (D-DELIVERY-API): a key that is missing or wrong, or drafts without one. A site
 *  that is not this one is a bare text, as the interface says it; one that settings name has to be named. */
export const refusedAccess = (
  headers: Headers,
  { apiKey, site }: DeliveryApiAccess,
  startItem: StartItem,
): Response | undefined => {
  const isDraft = headers.get('Preview')?.toLowerCase() === 'true';
  if (apiKey === undefined ? isDraft : !hasKey(headers, apiKey)) return problem(401);
  const asked = headers.get('Start-Item')?.trim().toLowerCase() ?? '';
  const isHere = asked === '' ? site === undefined : asked === startItem.path.toLowerCase() || asked === startItem.id;
  return isHere ? undefined : Response.json('The Start-Item could not be found', { status: 404 });
};
