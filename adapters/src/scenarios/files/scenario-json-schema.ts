import * as z from 'zod/mini';
import { isRecord } from '../../wire/codec/json-value.ts';
import { fileSchema } from './scenario-form.ts';

/** The form of a variable, which may stand in place of a value that is not a text. */
const mention = { type: 'string', pattern: '\\$\\{[A-Za-z][A-Za-z0-9.]*\\}' };

const takesMention = (schema: Readonly<Record<string, unknown>>): boolean =>
  ['number', 'integer', 'boolean'].includes(String(schema.type)) || 'enum' in schema || 'pattern' in schema;

const withMentions = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withMentions);
  if (!isRecord(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withMentions(part)]));
  if (!takesMention(schema)) return inner;
  const { description, ...rest } = inner;
  return { description, anyOf: [rest, mention] };
};

/** Returns the JSON Schema of a scenario file, for editors, generated from the schema of runs. */
export const scenarioJsonSchema = (): unknown =>
  withMentions(
    z.toJSONSchema(fileSchema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'ref',
      // Examples are input; zod treats them as output of a schema that transforms.
      override: ({ zodSchema, jsonSchema }) => {
        const { examples } = z.globalRegistry.get(zodSchema) ?? {};
        if (Array.isArray(examples)) jsonSchema.examples = examples;
      },
    }),
  );
