import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Db, Tx } from './database.ts';
import {
  createVersions,
  type MigrationOutcome,
  newerArea,
  type SchemaArea,
  stepOnce,
  versionOf,
  writeVersion,
} from './migrations.ts';
import { isHeld } from './postgres-failure.ts';
import { standingRelations } from './standing-relations.ts';
import { StoreTrouble } from './store-failure.ts';
import { unfitBecause } from './unfit-database.ts';

/** Hosts that sell wait behind a step that waits for a table, so it gives up soon, lets them pass and tries again. */
const politely = sql`set local lock_timeout = '250ms'`;

/** Nobody who sells waits behind those who wait for their turn to apply a step. */
const inTurn = sql`set local lock_timeout = '10s'`;

/** A step may take its time: it is one of few, and no visitor's. */
const patiently = sql`set local statement_timeout = 0`;

/** One step at a time, whoever applies it: hosts that start together wait here for each other. */
const alone = sql`lock table schema_areas in share row exclusive mode`;

const inStep = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.transaction().execute(async (tx) => {
    await inTurn.execute(tx);
    await patiently.execute(tx);
    return work(tx);
  });

/** Tables, columns and the like that are there already: nobody but another program made them, as one step is applied at a time. */
const taken: readonly (string | undefined)[] = ['42P07', '42701', '42710'];

/** What another try would meet again. */
const orTaken = (error: unknown): never => {
  if (error instanceof DatabaseError && taken.includes(error.code)) throw new Error(error.message, { cause: error });
  throw error;
};

/** Applies the step after the last one that was applied, or the next batch of it; tells whether there was one. */
const nextStep = (db: Db, area: SchemaArea): Promise<boolean> =>
  inStep(db, async (tx) => {
    await alone.execute(tx);
    const version = await versionOf(tx, area);
    const step = area.steps[version];
    if (step === undefined) return false;
    await politely.execute(tx);
    if (!(await stepOnce(tx, 'postgres', step).catch(orTaken))) await writeVersion(tx, area, version + 1);
    return true;
  });

/** How often a step tries to have its tables, and how long it lets others work in between. Units: milliseconds. */
export type StepPatience = { readonly tries: number; readonly pause: number };

/** Over half a minute: longer than any visitor's work, shorter than a backup, which has to end first. */
const stepPatience: StepPatience = { tries: 30, pause: 1000 };

const nextStepInTime = async (db: Db, area: SchemaArea, { tries, pause }: StepPatience): Promise<boolean> => {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await nextStep(db, area);
    } catch (error) {
      if (!isHeld(error)) throw error;
      await setTimeout(pause);
    }
  }
  throw new StoreTrouble('busy', 'its tables are in use by something long, such as a backup; try again after that');
};

/** What can be told before any step: that there is none to apply, or that none must be. */
const lookedAt = async (tx: Tx, areas: readonly SchemaArea[]): Promise<MigrationOutcome | 'behind'> => {
  const reason = await unfitBecause(tx);
  if (reason !== undefined) return { type: 'unfit', reason };
  const names = await standingRelations(tx);
  const isOurs = names.includes('schema_areas');
  if (names.length > 0 && !isOurs) return { type: 'foreign' };
  // Where nothing is to be made nobody needs the right to.
  if (!isOurs) await createVersions(tx);
  const area = await newerArea(tx, areas);
  if (area !== undefined) return { type: 'newer', area };
  for (const known of areas) if ((await versionOf(tx, known)) < known.steps.length) return 'behind';
  return { type: 'migrated', applied: 0 };
};

/** Brings the tables up to this program's schema while others work with them: each step is committed by itself, so that one that was
 *  killed is gone and those before it stay (D-SCHEMA-STEPS). */
export const migrateInSteps = async (
  db: Db,
  areas: readonly SchemaArea[],
  patience = stepPatience,
): Promise<MigrationOutcome> => {
  const looked = await inStep(db, (tx) => lookedAt(tx, areas));
  if (looked !== 'behind') return looked;
  let applied = 0;
  for (const area of areas) {
    const before = applied;
    while (await nextStepInTime(db, area, patience)) applied = before + 1;
  }
  return { type: 'migrated', applied };
};
