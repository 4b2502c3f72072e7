import type { CancelId } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { encodeText } from './segments.ts';

/** What a cancellation page is asked for. `isFree`: the order cost nothing, so that the page speaks of no money. */
export type CancellationQuery = { readonly id?: string | undefined; readonly isFree: boolean };

/** Fields of the query, and of the form on the page. */
export const cancellationFields = { id: 'id', free: 'free' } as const;

type Fields = { get(name: string): string | null | undefined };

/** Reads the query of a page's address, or its posted form. */
export const cancellationQuery = (fields: Fields): CancellationQuery => ({
  id: fields.get(cancellationFields.id) || undefined,
  isFree: fields.get(cancellationFields.free) === 'true',
});

/** The page's address, with what it is asked for. */
export const cancellationPath = (page: string, { id, isFree }: CancellationQuery): string =>
  id === undefined
    ? page
    : `${page}?${cancellationFields.id}=${encodeText(id)}${isFree ? `&${cancellationFields.free}=true` : ''}`;

/** Where an order can be canceled; nowhere once it cannot, and where content has no such page. */
export const orderCancellationPath = (
  { cancelId, total }: { readonly cancelId?: CancelId; readonly total?: Cents },
  page: string | undefined,
): string | undefined =>
  cancelId === undefined || page === undefined
    ? undefined
    : cancellationPath(page, { id: cancelId, isFree: total === 0 });
