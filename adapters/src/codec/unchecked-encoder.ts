import * as z from 'zod/mini';
import { isRecord } from './json-value.ts';

type Encoder = (value: unknown) => unknown;

const unchanged: Encoder = (value) => value;

const objectEncoder = ({ shape }: z.core.$ZodObjectDef): Encoder => {
  const members = Object.entries(shape).map(([name, member]) => [name, uncheckedEncoder(member)] as const);
  return (value) => {
    if (!isRecord(value)) return value;
    const encoded: Record<string, unknown> = {};
    for (const [name, encode] of members) {
      const member = value[name] === undefined ? undefined : encode(value[name]);
      if (member !== undefined) encoded[name] = member;
    }
    return encoded;
  };
};

/** Whether a value has the outline of an option; its members are not looked at. */
const hasOutlineOf = (option: z.core.$ZodType, value: unknown): boolean => {
  if (!(option instanceof z.core.$ZodObject)) return option instanceof z.core.$ZodArray && Array.isArray(value);
  return (
    isRecord(value) &&
    Object.entries(option._zod.def.shape).every(([name, member]) =>
      member instanceof z.core.$ZodLiteral
        ? [...member._zod.values].some((literal) => literal === value[name])
        : name in value || member._zod.optout === 'optional',
    )
  );
};

const unionEncoder = ({ options }: z.core.$ZodUnionDef): Encoder => {
  const encoders = options.map((option) => ({ option, encode: uncheckedEncoder(option) }));
  return (value) => encoders.find(({ option }) => hasOutlineOf(option, value))?.encode(value) ?? value;
};

const codecEncoder = ({ in: wire, reverseTransform }: z.core.$ZodCodecDef): Encoder => {
  const encode = uncheckedEncoder(wire);
  return (value) => encode(reverseTransform(value, { value, issues: [] }));
};

/** Encodes without checks, for answers of our own ports, which the compiler has checked. */
export const uncheckedEncoder = (schema: z.core.$ZodType): Encoder => {
  if (schema instanceof z.core.$ZodCodec) return codecEncoder(schema._zod.def);
  if (schema instanceof z.core.$ZodObject) return objectEncoder(schema._zod.def);
  if (schema instanceof z.core.$ZodUnion) return unionEncoder(schema._zod.def);
  if (schema instanceof z.core.$ZodArray) {
    const encode = uncheckedEncoder(schema._zod.def.element);
    return (value) => (Array.isArray(value) ? value.map(encode) : value);
  }
  if (schema instanceof z.core.$ZodRecord) {
    const encode = uncheckedEncoder(schema._zod.def.valueType);
    return (value) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, encode(member)])) : value;
  }
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return uncheckedEncoder(schema._zod.def.innerType);
  return unchanged;
};
