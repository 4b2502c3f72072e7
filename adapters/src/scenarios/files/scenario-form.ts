import * as z from 'zod/mini';
import { described, list, record, wholeNumber } from '../../catalog-files/form-fields.ts';
import { leverForm } from '../levers/read-levers.ts';
import { day, language, moment, words } from './scenario-fields.ts';
import { anyStep, type Step } from './step-schemas.ts';

const opt = z.exactOptional;

const places = record({
  ticket: words('id of a ticket of the pool area'),
  day: day('the day'),
  places: wholeNumber(0, 1_000_000, 'places of that day, in persons'),
});

const member = record({
  email: words('e-mail address to log in with'),
  password: words('password'),
  name: words('first name'),
  surname: words('last name'),
  phone: opt(words('phone number')),
  address: opt(words('street and house number')),
  postCode: opt(words('post code, in quotation marks')),
  city: opt(words('place')),
  country: opt(words('id of a country')),
});

const world = record({
  at: opt(moment('moment at which it begins; now when left out')),
  places: opt(list(places, 'days with other places than the sample gives them')),
  members: opt(list(member, 'accounts that there are')),
  levers: opt(list(leverForm, 'what goes wrong on purpose')),
  catalog: opt(described(z.unknown(), 'a catalog file, sold in the place of the sample')),
});

/** Members that give a scenario its own world; they are not possible on a shop used by others. */
export type OwnWorld = z.output<typeof world>;

const shape = {
  name: words('what the scenario shows, in one line'),
  about: opt(words('why it matters, in some sentences')),
  tags: opt(list(words('a word'), 'words to choose scenarios by')),
  variables: opt(
    described(
      z.record(z.string(), z.unknown(), { error: 'must be names with their values' }),
      'values that steps name by a dollar sign and their name in braces; one with a value for each language stands for that of the scenario',
    ),
  ),
  matrix: opt(
    described(
      z.record(
        z.string(),
        z.array(z.unknown(), 'must be a list of values').check(z.minLength(1, 'must have one value at least')),
        { error: 'must be names with lists of values' },
      ),
      'values that are tried each with each: a scenario of its own for every combination',
    ),
  ),
  language: opt(language),
  world: opt(
    described(
      world,
      'what makes it a world of its own; without it the scenario may run on a shop that others use as well',
    ),
  ),
  steps: list(anyStep, 'what happens, one after the other'),
};

/** The schema of a scenario file, for editors. */
export const fileSchema = record(shape);

const later = opt(z.unknown());

/** The schema of a file before names are replaced. */
export const fileFrame = record({
  ...shape,
  about: later,
  tags: later,
  language: later,
  world: later,
  steps: z
    .array(z.unknown(), 'must be a list, each entry after a dash: what happens')
    .check(z.minLength(1, 'must have one step at least')),
});

const { variables: _variables, matrix: _matrix, steps: _steps, ...head } = shape;

/** The schema of a file without its steps, after names are replaced. */
export const fileHead = z.object(head);

/** One or several visits, in one language and with all names replaced. */
export type Scenario = z.output<typeof fileHead> & { readonly steps: readonly Step[] };
