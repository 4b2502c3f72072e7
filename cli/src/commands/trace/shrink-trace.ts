import type { ExpectedOrder } from '@shop/core/scenario/expectation';
import type { PlacedScenario, Scenario } from '@shop/core/scenario/scenario';
import type { Step } from '@shop/core/scenario/step';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { Answer } from '../../acts/answer.ts';
import type { ScenariosSession } from '../../acts/session.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { fewestSteps } from '../../scenario/fewest-steps.ts';
import { runPlaced } from '../../scenario/scenario-worlds.ts';
import { line } from '../../text/line.ts';

export type ShrinkOptions = { readonly symptom?: string; readonly out?: string };

const unusable = (message: string): Failure => ({ type: 'unusable', message });

const refusedOf = (step: Step | undefined): string | undefined => step?.refused;

/** What leads to the symptom, and the step that shows it. */
type Sick = { readonly before: readonly Step[]; readonly last: Step };

const orderSymptoms = {
  completed: { outcome: 'completed' },
  refunded: { outcome: 'refunded' },
  canceled: { outcome: 'canceled' },
  declined: { status: 'error' },
} as const satisfies Readonly<Record<string, ExpectedOrder>>;

const isOrderSymptom = (text: string): text is keyof typeof orderSymptoms => Object.hasOwn(orderSymptoms, text);

const isDeclined = (step: Step): boolean => {
  const card = 'pay' in step ? step.pay : 'reserve' in step ? step.reserve : {};
  return card.card !== undefined;
};

/** A symptom is the code of a refusal, `total=` with an amount in euros that the cart has after the last step, or `order=` with what
 *  became of the order that was paid last. */
const sickOf = (steps: readonly Step[], symptom: string | undefined): Sick | undefined => {
  const [, total] = /^total=(\d+(?:\.\d{1,2})?)$/.exec(symptom ?? '') ?? [];
  if (total !== undefined) return { before: steps, last: { expect: { total: Number(total) } } };
  const [, order = ''] = /^order=(\w+)$/.exec(symptom ?? '') ?? [];
  if (isOrderSymptom(order)) {
    const end = order === 'declined' ? steps.findLastIndex(isDeclined) + 1 : steps.length;
    return { before: steps.slice(0, end), last: { expect: { order: orderSymptoms[order] } } };
  }
  const at = steps.findLastIndex((step) =>
    symptom === undefined ? refusedOf(step) !== undefined : refusedOf(step) === symptom,
  );
  const last = steps[at];
  return last && { before: steps.slice(0, at), last };
};

const codesIn = (steps: readonly Step[]): readonly string[] => [
  ...new Set(steps.flatMap((step) => refusedOf(step) ?? [])),
];

const shrunk = async (session: ScenariosSession, scenario: Scenario, { before, last }: Sick) => {
  let tries = 0;
  const withSteps = (steps: readonly Step[]): Scenario => ({ ...scenario, steps: [...steps, last] });
  const stays = async (steps: readonly Step[]): Promise<boolean> => {
    tries += 1;
    void session.progress.tell(`try ${tries}: ${steps.length + 1} of ${before.length + 1} steps`);
    const placed: PlacedScenario = {
      scenario: withSteps(steps),
      placeOf: () => ({ file: scenario.name, line: 1, column: 1 }),
    };
    return (await runPlaced(placed, session, { calls: false })).problems.length === 0;
  };
  if (!(await stays(before))) return undefined;
  return { scenario: withSteps(await fewestSteps(before, stays)), tries };
};

/** Leaves out of a capsule what its symptom does not need, by doing the rest again in a world that its catalog, places and clock make (D-SHRINK).
 *  Errors: `usage` for a symptom that it does not have, `unusable` for one that does not come again. */
export const shrinkTrace = (
  session: ScenariosSession,
  file: string,
  { symptom, out }: ShrinkOptions,
): ResultAsync<Answer, Failure> => {
  const { capsules, scenarios, terminal } = session;
  const found = capsules.scenario(file);
  if (found.isErr()) return errAsync(unusable(found.error));
  const scenario = found.value;
  const sick = sickOf(scenario.steps, symptom);
  if (sick === undefined) {
    return errAsync(
      usage(`nothing in ${file} was refused with ${symptom ?? 'a code'}; there is:`, codesIn(scenario.steps)),
    );
  }
  return ResultAsync.fromSafePromise<Awaited<ReturnType<typeof shrunk>>, Failure>(
    shrunk(session, scenario, sick),
  ).andThen((small) => {
    if (small === undefined) return errAsync(unusable(`the symptom does not come again in the world of ${file}`));
    const text = scenarios.written(small.scenario);
    const answer: Answer = {
      data: {
        steps: small.scenario.steps,
        of: sick.before.length + 1,
        tries: small.tries,
        ...(out === undefined ? {} : { out }),
      },
      lines: () =>
        out === undefined
          ? text
              .trimEnd()
              .split('\n')
              .map((row) => line(row))
          : [line(`${small.scenario.steps.length} of ${sick.before.length + 1} steps in ${out}`)],
    };
    return out === undefined
      ? okAsync(answer)
      : terminal
          .keepFile(out, new TextEncoder().encode(text))
          .map(() => answer)
          .mapErr(unusable);
  });
};
