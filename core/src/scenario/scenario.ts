import type { Language } from '../languages/language.ts';
import type { Step } from './step.ts';

/** Places that a day of a ticket's pool area has, in a world of its own. */
export type GivenPlaces = { readonly ticket: string; readonly day: string; readonly places: number };

export type GivenMember = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly phone?: string;
  readonly address?: string;
  readonly postCode?: string;
  readonly city?: string;
  readonly country?: string;
};

/** What makes a scenario a world of its own: none of it can be wished of a shop that others use as well. */
export type OwnWorld = {
  /** Moment at which it begins, in ISO 8601. */
  readonly at?: string;
  readonly places?: readonly GivenPlaces[];
  readonly members?: readonly GivenMember[];
  /** A catalog file as a value, sold in the place of the sample. */
  readonly catalog?: unknown;
  /** What goes wrong on purpose, as a file of levers lists it (D-LEVERS). */
  readonly levers?: readonly unknown[];
};

/** One visit, or several, as a person would tell it; of one language and with every variable put in (D-SCENARIO). */
export type Scenario = {
  readonly name: string;
  readonly about?: string;
  readonly tags?: readonly string[];
  readonly language?: Language;
  readonly world?: OwnWorld;
  readonly steps: readonly Step[];
};

/** A place in a file, from 1 on. */
export type FilePlace = { readonly file: string; readonly line: number; readonly column: number };

/** A scenario that was read, with where each of its parts stands. */
export type PlacedScenario = {
  readonly scenario: Scenario;
  readonly placeOf: (path: readonly PropertyKey[]) => FilePlace;
};

/** Whether a scenario may run on a shop that others use as well. */
export const isShareable = ({ world, steps }: Scenario): boolean =>
  world === undefined && !steps.some((step) => 'wait' in step || 'at' in step);
