import { join } from 'node:path';
import { openApiDocument } from '@shop/adapters/wire/calls/openapi';
import { expect, it } from 'vitest';
import { schemaFields } from '../testing/schema-fields.ts';
import type { FieldLines } from './json-form.ts';

type Answered = {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: unknown }>> }>
  >;
};

/** Returns the schema of each call's answer from the OpenAPI document. */
const answers = () => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
  const operations: readonly Answered[] = Object.values<Record<string, Answered>>(paths).flatMap((path) =>
    Object.values(path),
  );
  return operations.map(
    ({ operationId, responses }) => [operationId, responses['200']?.content?.['application/json']?.schema] as const,
  );
};

/** Formats the fields as the formatter does: a list that fits is on one line. */
const formatted = (fields: Readonly<Record<string, FieldLines>>): string => {
  const entries = Object.entries(fields).map(([call, lines]) => {
    const flat = `  "${call}": ${JSON.stringify(lines).replaceAll('","', '", "')},`;
    return flat.length <= 120
      ? flat.slice(0, -1)
      : `  "${call}": [\n${lines.map((one) => `    "${one}"`).join(',\n')}\n  ]`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
};

it('call-fields.json lists the fields of every answer schema', async () => {
  const fields = Object.fromEntries(answers().map(([call, schema]) => [call, schemaFields(schema)]));
  await expect(formatted(fields)).toMatchFileSnapshot(join(import.meta.dirname, 'call-fields.json'));
});
