import * as z from 'zod/mini';
import type { WireRecord } from '../wire/codec.ts';
import type { CallName, EndpointOf, RequestOf } from '../wire/endpoint.ts';
import { endpoints } from '../wire/endpoints.ts';
import { impersonalRequest } from './personal-stand-ins.ts';

/** A request as a trace has it; none for one that the wire cannot carry, which has no line either. */
export const tracedRequest = <Name extends CallName>(name: Name, request: RequestOf<Name>): WireRecord | undefined => {
  const endpoint: EndpointOf<Name> = endpoints[name];
  const wire = z.safeEncode(endpoint.request, request);
  return wire.success ? impersonalRequest(name, wire.data) : undefined;
};
