import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

/** One way only: what others send, read into a value of core. Nothing of ours writes that shape. */
export const reader = <Wire extends z.core.$ZodType, Value>(
  wire: Wire,
  read: (parts: z.output<Wire>, payload: z.core.ParsePayload<z.output<Wire>>) => Value,
): Codec<Value> =>
  z.codec(wire, z.custom<Value>(), {
    decode: read,
    encode: (value, payload) => {
      payload.issues.push({ code: 'custom', input: value, message: 'a shape that is only read' });
      return z.NEVER;
    },
  });
