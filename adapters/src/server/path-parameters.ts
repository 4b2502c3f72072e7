import { decodeSegment } from '@shop/core/paths/segments';
import type { HonoRequest } from 'hono';
import { pathTemplate } from '../calls/path-template.ts';
import type { WireRecord } from '../codec/codec.ts';

const nothing: WireRecord = {};

/** Reads the named parameters of a call's path out of a request, decoded; a missing last one is empty. */
export const pathParametersReader = (path: string): ((request: HonoRequest) => WireRecord) => {
  const { names, rest } = pathTemplate(path);
  if (names.length === 0) return () => nothing;
  return (request) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        rest?.name === name ? decodeSegment(request.path.slice(rest.prefix.length)) : (request.param(name) ?? ''),
      ]),
    );
};
