import type { Cleaner } from '@shop/core/content/clean-html';
import * as z from 'zod/mini';
import { formsOf } from '../calls/privacy.ts';
import { isRecord } from '../codec/json-value.ts';
import { html } from '../codec/texts.ts';

type Clean = (json: unknown, clean: Cleaner) => unknown;

const known = new WeakMap<z.core.$ZodType, Clean>();

const membersCleaned = ({ shape }: z.core.$ZodObjectDef): Clean => {
  const members = Object.entries(shape).map(([name, member]) => [name, cleanerOf(member)] as const);
  return (json, clean) => {
    if (!isRecord(json)) return json;
    const cleaned: Record<string, unknown> = { ...json };
    for (const [name, cleanMember] of members) {
      if (Object.hasOwn(json, name)) cleaned[name] = cleanMember(json[name], clean);
    }
    return cleaned;
  };
};

const cleanerFor = (schema: z.core.$ZodType): Clean => {
  if (schema === html) return (json, clean) => (typeof json === 'string' ? clean(json) : json);
  if (schema instanceof z.core.$ZodObject) return membersCleaned(schema._zod.def);
  const forms = formsOf(schema).map(cleanerOf);
  const inAll: Clean = (json, clean) => forms.reduce((cleaned, cleanForm) => cleanForm(cleaned, clean), json);
  if (!(schema instanceof z.core.$ZodArray)) return inAll;
  return (json, clean) => (Array.isArray(json) ? json.map((entry) => inAll(entry, clean)) : json);
};

/** Cleans every rich text of a schema in the JSON of a foreign answer, in all forms that a value may have. */
export const cleanerOf = (schema: z.core.$ZodType): Clean => {
  const cleaner = known.get(schema) ?? cleanerFor(schema);
  known.set(schema, cleaner);
  return cleaner;
};
