import { type LocalDate, parseLocalDate } from '@shop/core/dates/local-date';
import { InvalidArgumentError } from 'commander';

/** A month as typed, `2026-12`, told by its first day. Throws commander's own error for anything else. */
export const monthOption = (text: string): LocalDate =>
  parseLocalDate(`${text}-01`).match(
    (day) => day,
    () => {
      throw new InvalidArgumentError('Expected a month such as 2026-12.');
    },
  );
