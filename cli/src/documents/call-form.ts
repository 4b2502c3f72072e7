import callFields from './call-fields.json' with { type: 'json' };
import type { FieldLines, JsonForm } from './json-form.ts';

/** Returns the fields of a call's answer that is nested in a document at `path`. */
export const callFieldsAt = (path: string, call: keyof typeof callFields): FieldLines =>
  callFields[call].map((line) => (line.includes(': ') ? `${path}.${line}` : `${path}: ${line}`));

/** Documents a command that prints the answer of a call, with further fields that the command adds. */
export const callForm = (call: keyof typeof callFields, ...more: FieldLines): JsonForm => ({
  what: `the answer of the call ${call}`,
  fields: [...callFields[call], ...more],
  call,
});
