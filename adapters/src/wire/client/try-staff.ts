import { seenAddressHeader } from '../../platform/http/visitor-address.ts';
import { staffTable } from '../calls/staff-table.ts';

/** Milliseconds for an answer. */
const deadline = 10_000;

export type StaffTrial = {
  readonly isTaken: boolean;
  /** From which address the shop saw the request. */
  readonly seen?: { readonly address: string; readonly from: 'header' | 'connection' } | undefined;
};

const seenIn = (header: string | null): StaffTrial['seen'] => {
  const [address, from] = header?.split(' ') ?? [];
  return address !== undefined && (from === 'header' || from === 'connection') ? { address, from } : undefined;
};

/** Tries a token of staff at a running shop, with a call of the door that has no content and therefore does nothing.
 *  `undefined` when the shop does not answer. */
export const tryStaffToken = async (
  { origin, secret, headers = {} }: TriedToken,
  fetch: typeof globalThis.fetch,
): Promise<StaffTrial | undefined> => {
  try {
    const answer = await fetch(`${origin}${staffTable.admit.path}`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    });
    if (answer.status !== 400 && answer.status !== 401) return undefined;
    return { isTaken: answer.status === 400, seen: seenIn(answer.headers.get(seenAddressHeader)) };
  } catch {
    return undefined;
  }
};

export type TriedToken = {
  readonly origin: string;
  readonly secret: string;
  /** Further headers, such as a forged address. */
  readonly headers?: Readonly<Record<string, string>>;
};
