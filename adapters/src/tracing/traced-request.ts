import * as z from 'zod/mini';
import type { CallName, EndpointOf, RequestOf } from '../calls/endpoint.ts';
import { endpoints } from '../calls/endpoints.ts';
import type { WireRecord } from '../codec/codec.ts';
import { impersonalRequest } from './personal-stand-ins.ts';

/** A request as a trace has it; none for one that the wire cannot carry, which has no line either. */
export const tracedRequest = <Name extends CallName>(name: Name, request: RequestOf<Name>): WireRecord | undefined => {
  const endpoint: EndpointOf<Name> = endpoints[name];
  const wire = z.safeEncode(endpoint.request, request);
  return wire.success ? impersonalRequest(name, wire.data) : undefined;
};
