import * as z from 'zod/mini';
import { type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import type { WireRecord } from '../codec/codec.ts';
import { redactedRequest } from './redaction.ts';

/** A request as a trace has it; none for one that the wire cannot carry, which has no line either. */
export const tracedRequest = <Name extends CallName>(name: Name, request: RequestOf<Name>): WireRecord | undefined => {
  const call: CallOf<Name> = callTable[name];
  const wire = z.safeEncode(call.request, request);
  return wire.success ? redactedRequest(name, wire.data) : undefined;
};
