import type { CancelId, OrderKey } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import { encodeText } from './segments.ts';

/** The query of a cancellation page. `key` is that of the order, which the page then describes; links of former
 *  releases lack it. `isFree`: the order cost nothing, so the page does not mention money. */
export type CancellationQuery = {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly isFree: boolean;
};

/** Field names of the query, and of the form on the page. */
export const cancellationFields = { id: 'id', free: 'free', key: 'key' } as const;

type Fields = { get(name: string): string | null | undefined };

/** Reads the query of a page's address, or its posted form. */
export const cancellationQuery = (fields: Fields): CancellationQuery => ({
  id: fields.get(cancellationFields.id) || undefined,
  key: fields.get(cancellationFields.key) || undefined,
  isFree: fields.get(cancellationFields.free) === 'true',
});

/** Returns the page's address with its query. */
export const cancellationPath = (page: string, { id, key, isFree }: CancellationQuery): string => {
  if (id === undefined) return page;
  const free = isFree ? `&${cancellationFields.free}=true` : '';
  const ofOrder = key === undefined ? '' : `&${cancellationFields.key}=${encodeText(key)}`;
  return `${page}?${cancellationFields.id}=${encodeText(id)}${free}${ofOrder}`;
};

/** Returns the address at which an order can be canceled; `undefined` when it cannot be canceled or the content system
 *  has no such page. */
export const orderCancellationPath = (
  { cancelId, total }: { readonly cancelId?: CancelId; readonly total?: Cents },
  page: string | undefined,
  key: OrderKey | undefined,
): string | undefined =>
  cancelId === undefined || page === undefined
    ? undefined
    : cancellationPath(page, { id: cancelId, key, isFree: total === 0 });
