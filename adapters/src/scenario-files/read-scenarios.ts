import { defaultLanguage } from '@shop/core/languages/language';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { inOrder } from '../catalog-files/mistake-texts.ts';
import { schemaMistakes } from '../catalog-files/schema-mistakes.ts';
import { type YamlSource, yamlSource } from '../catalog-files/yaml-source.ts';
import { isRecord, member } from '../codec/json-value.ts';
import { combinations, putIn, type Values } from './put-in.ts';
import { fileFrame, fileHead, type Scenario } from './scenario-form.ts';
import { kindOfStep, type Step, stepKinds, stepSchemas } from './step-schemas.ts';

type Mistakes = readonly CatalogMistake[];

/** A place in a file, from 1 on. */
export type FilePlace = Pick<CatalogMistake, 'file' | 'line' | 'column'>;

/** A scenario that was read, with where each of its parts stands. */
export type PlacedScenario = {
  readonly scenario: Scenario;
  readonly placeOf: (path: readonly PropertyKey[]) => FilePlace;
};

/** Scenarios that one file may stand for; more is a slip in a matrix. */
const mostCombinations = 500;

const readStep = (source: YamlSource, value: unknown, index: number): Result<Step, Mistakes> => {
  const path = ['steps', index];
  const kind = isRecord(value) ? kindOfStep(Object.keys(value)) : undefined;
  if (kind === undefined) {
    return err([
      source.mistakeAt(path, `step ${index + 1} must have a member that names the step: ${stepKinds.join(', ')}`),
    ]);
  }
  const read = z.safeParse(stepSchemas[kind], value);
  return read.success ? ok(read.data) : err(schemaMistakes(source, path, read.error.issues));
};

/** A value's name: that of its first member for an object. */
const firstText = (value: unknown): string => (isRecord(value) ? firstText(Object.values(value)[0]) : String(value));

const nameOf = (name: string, values: Values): string => {
  const texts = Object.values(values).map(firstText);
  return texts.length === 0 ? name : `${name} (${texts.join(', ')})`;
};

const readOne = (source: YamlSource, values: Values, variables: Values): Result<PlacedScenario, Mistakes> => {
  const scope: Record<string, unknown> = { language: defaultLanguage, ...values };
  // A variable may name what comes from the matrix, and another one that stands above it.
  for (const [name, value] of Object.entries(variables)) scope[name] = putIn(value, scope).value;
  const language = putIn(member(source.value, 'language'), values).value ?? defaultLanguage;
  const { variables: _variables, matrix: _matrix, ...rest } = isRecord(source.value) ? source.value : {};
  const { value, unknown } = putIn(rest, { ...scope, language });
  const mistakes = unknown.map(({ path, name }) =>
    source.mistakeAt(path, `unknown name ${name}; known: ${Object.keys(scope).join(', ')}`),
  );
  if (mistakes.length > 0) return err(mistakes);
  const filled = { ...source, value };
  const head = z.safeParse(fileHead, value);
  const entries = member(value, 'steps');
  const steps = (Array.isArray(entries) ? entries : []).map((step: unknown, index) => readStep(filled, step, index));
  const found = [
    ...(head.success ? [] : schemaMistakes(filled, [], head.error.issues)),
    ...steps.flatMap((step) => (step.isErr() ? step.error : [])),
  ];
  if (!head.success || found.length > 0) return err(found);
  const scenario = {
    ...head.data,
    name: nameOf(head.data.name, values),
    steps: steps.flatMap((step) => step.unwrapOr([])),
  };
  const placeOf = (path: readonly PropertyKey[]) => {
    const { file, line, column } = source.mistakeAt(path, '');
    return { file, line, column };
  };
  return ok({ scenario, placeOf });
};

const isSame = (a: CatalogMistake, b: CatalogMistake): boolean =>
  a.line === b.line && a.column === b.column && a.message === b.message;

/** The scenarios of a file: one, or one per combination of its matrix. Error: every mistake, in order. */
export const readScenarios = (file: CatalogFile): Result<readonly PlacedScenario[], Mistakes> => {
  const source = yamlSource(file);
  if (source.mistakes.length > 0) return err(source.mistakes);
  const frame = z.safeParse(fileFrame, source.value);
  if (!frame.success) return err(inOrder(schemaMistakes(source, [], frame.error.issues)));
  const { matrix = {}, variables = {} } = frame.data;
  const all = combinations(matrix);
  if (all.length > mostCombinations) {
    return err([source.mistakeAt(['matrix'], `${all.length} combinations; ${mostCombinations} at most`, 'key')]);
  }
  const read = all.map((values) => readOne(source, values, variables));
  const mistakes = read.flatMap((one) => (one.isErr() ? one.error : []));
  const distinct = mistakes.filter((mistake, at) => mistakes.findIndex((other) => isSame(mistake, other)) === at);
  return distinct.length > 0 ? err(inOrder(distinct)) : ok(read.flatMap((one) => (one.isOk() ? [one.value] : [])));
};
