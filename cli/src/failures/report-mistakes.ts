import { join } from 'node:path';
import type { Failure } from './failure.ts';
import type { Report } from './report.ts';

const mistakesCode = {
  catalog: 'Catalog.Mistakes',
  prices: 'Prices.Mistakes',
  scenarios: 'Scenarios.Mistakes',
  levers: 'Levers.Mistakes',
} as const;

/** A line a mistake, each with the address that editors and terminals open. */
export const reportMistakes = ({ of, folder, mistakes }: Extract<Failure, { type: 'mistakes' }>): Report => {
  const found = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  const [files, at] = folder === '-' ? ['what was piped in', ''] : [`the files of ${folder}`, folder];
  return {
    code: mistakesCode[of],
    kind: 'mistakes',
    message: of === 'catalog' ? `${found} in ${files}; nothing was changed` : `${found} in the ${of}`,
    details: { mistakes },
    hints: mistakes.map(({ file, line, column, message }) => `${join(at, file)}:${line}:${column}: ${message}`),
  };
};
