import callFields from './call-fields.json' with { type: 'json' };
import type { FieldLines, JsonForm } from './json-form.ts';

/** The fields of a call's answer that stands in a document at `path`. */
export const callFieldsAt = (path: string, call: keyof typeof callFields): FieldLines =>
  callFields[call].map((line) => (line.includes(': ') ? `${path}.${line}` : `${path}: ${line}`));

/** The answer of a call, with the fields of its schema, and what the command adds to it. */
export const callForm = (call: keyof typeof callFields, ...more: FieldLines): JsonForm => ({
  what: `the answer of the call ${call}`,
  fields: [...callFields[call], ...more],
  call,
});
