import type { FormEvent } from 'react';
import type { Fields } from '../page-data/posted-answer.ts';

/** Returns the fields that a form would post. */
export const fieldsOf = (event: FormEvent<HTMLFormElement>): Fields =>
  new Map([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
