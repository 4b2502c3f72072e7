import type { CancelId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { encodeText } from './segments.ts';

/** The query of a cancellation page. `isFree`: the order cost nothing, so the page does not mention money. */
export type CancellationQuery = { readonly id?: string | undefined; readonly isFree: boolean };

/** Field names of the query, and of the form on the page. */
export const cancellationFields = { id: 'id', free: 'free' } as const;

type Fields = { get(name: string): string | null | undefined };

/** Reads the query of a page's address, or its posted form. */
export const cancellationQuery = (fields: Fields): CancellationQuery => ({
  id: fields.get(cancellationFields.id) || undefined,
  isFree: fields.get(cancellationFields.free) === 'true',
});

/** Returns the page's address with its query. */
export const cancellationPath = (page: string, { id, isFree }: CancellationQuery): string =>
  id === undefined
    ? page
    : `${page}?${cancellationFields.id}=${encodeText(id)}${isFree ? `&${cancellationFields.free}=true` : ''}`;

/** Returns the address at which an order can be canceled; `undefined` when it cannot be canceled or the content system
 *  has no such page. */
export const orderCancellationPath = (
  { cancelId, total }: { readonly cancelId?: CancelId; readonly total?: Cents },
  page: string | undefined,
): string | undefined =>
  cancelId === undefined || page === undefined
    ? undefined
    : cancellationPath(page, { id: cancelId, isFree: total === 0 });
