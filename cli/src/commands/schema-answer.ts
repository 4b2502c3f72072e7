import type { Answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';
import { neutralJson } from '../text/neutral-text.ts';

/** A JSON Schema that editors complete files with. */
export const schemaAnswer = (schema: unknown): Answer => ({
  data: schema,
  lines: () =>
    neutralJson(schema, 2)
      .split('\n')
      .map((text) => line(text)),
});
