import * as z from 'zod/mini';
import { type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import type { WireRecord } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import { redactedRequest } from './redaction.ts';

/** A request in wire form; none for one that the wire cannot carry, which has no line in a trace either. */
export const requestOnWire = <Name extends CallName>(name: Name, request: RequestOf<Name>): WireRecord | undefined => {
  const call: CallOf<Name> = callTable[name];
  const wire = z.safeEncode(call.request, request);
  return wire.success ? wire.data : undefined;
};

/** What a request is found by: nothing of it depends on what the shop made of what was typed. They were written by the same codec,
 *  so equal ones have their members in the same order. */
export const requestKey = (call: CallName, wire: WireRecord): string =>
  `${call} ${JSON.stringify(redactedRequest(call, wire))}`;

const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const entry = (value: unknown, at: number): unknown => (Array.isArray(value) ? value[at] : undefined);

const isSame = (recorded: unknown, asked: unknown, redacted: unknown): boolean => {
  if (Array.isArray(recorded)) return recorded.every((one, at) => isSame(one, entry(asked, at), entry(redacted, at)));
  if (isRecord(recorded)) {
    return Object.entries(recorded).every(([name, one]) => isSame(one, member(asked, name), member(redacted, name)));
  }
  return recorded === asked || recorded === redacted;
};

/** Whether a recorded request of the same key may be what is asked: each text the same, or its redaction. */
export const isSameRequest = (call: CallName, recorded: WireRecord, asked: WireRecord): boolean =>
  isSame(recorded, asked, redactedRequest(call, asked));
