import { defaultLanguage } from '@shop/core/languages/language';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import { err, Result } from 'neverthrow';
import { type FilePlace, inOrder } from '../../catalog-files/mistake-texts.ts';
import { readAt } from '../../catalog-files/schema-mistakes.ts';
import { type YamlSource, yamlSource } from '../../catalog-files/yaml-source.ts';
import { isRecord, member } from '../../wire/codec/json-value.ts';
import { combinations, putIn, type Values } from './put-in.ts';
import { fileFrame, fileHead, type Scenario } from './scenario-form.ts';
import { type Step, stepSchemas } from './step-schemas.ts';

type Mistakes = readonly CatalogMistake[];

/** A scenario with the places of its parts. */
export type PlacedScenario = {
  readonly scenario: Scenario;
  readonly placeOf: (path: readonly PropertyKey[]) => FilePlace;
};

/** Maximum number of scenarios of one file; more are a mistake in its matrix. */
const mostCombinations = 500;

const readStep = (source: YamlSource, value: unknown, index: number): Result<Step, Mistakes> => {
  const path = ['steps', index];
  const names = isRecord(value) ? Object.keys(value) : [];
  const [, schema] = [...stepSchemas].find(([kind]) => names.includes(kind)) ?? [];
  if (schema !== undefined) return readAt(source, schema, path);
  const kinds = [...stepSchemas.keys()].join(', ');
  return err([source.mistakeAt(path, `step ${index + 1} must have a member that names the step: ${kinds}`)]);
};

/** Returns a value's name: for an object that of its first member. */
const firstText = (value: unknown): string => (isRecord(value) ? firstText(Object.values(value)[0]) : String(value));

const nameOf = (name: string, values: Values): string => {
  const texts = Object.values(values).map(firstText);
  return texts.length === 0 ? name : `${name} (${texts.join(', ')})`;
};

const readOne = (source: YamlSource, values: Values, variables: Values): Result<PlacedScenario, Mistakes> => {
  const scope: Record<string, unknown> = { language: defaultLanguage, ...values };
  const isAllowed = (): void => undefined;
  // A variable may use names of the matrix, and of variables above it.
  for (const [name, value] of Object.entries(variables)) scope[name] = putIn(value, scope, isAllowed);
  const language = putIn(member(source.value, 'language'), values, isAllowed) ?? defaultLanguage;
  const { variables: _variables, matrix: _matrix, ...rest } = isRecord(source.value) ? source.value : {};
  const unknown: CatalogMistake[] = [];
  const value = putIn(rest, { ...scope, language }, (name, path) => {
    unknown.push(source.mistakeAt(path, `unknown name ${name}; known: ${Object.keys(scope).join(', ')}`));
  });
  if (unknown.length > 0) return err(unknown);
  const filled = { ...source, value };
  const entries = member(value, 'steps');
  const read = Result.combineWithAllErrors([
    readAt(filled, fileHead),
    Result.combineWithAllErrors(
      (Array.isArray(entries) ? entries : []).map((step: unknown, index) => readStep(filled, step, index)),
    ).mapErr((mistakes) => mistakes.flat()),
  ]);
  const placeOf = (path: readonly PropertyKey[]) => {
    const { file, line, column } = source.mistakeAt(path, '');
    return { file, line, column };
  };
  return read
    .map(([head, steps]) => ({ scenario: { ...head, name: nameOf(head.name, values), steps }, placeOf }))
    .mapErr((mistakes) => mistakes.flat());
};

const isSame = (a: CatalogMistake, b: CatalogMistake): boolean =>
  a.line === b.line && a.column === b.column && a.message === b.message;

/** Returns the scenarios of a file: one, or one per combination of its matrix. Error: every mistake, in order. */
export const readScenarios = (file: CatalogFile): Result<readonly PlacedScenario[], Mistakes> => {
  const source = yamlSource(file);
  return readAt(source, fileFrame).andThen(({ matrix = {}, variables = {} }) => {
    const all = combinations(matrix);
    if (all.length > mostCombinations) {
      return err([source.mistakeAt(['matrix'], `${all.length} combinations; ${mostCombinations} at most`, 'key')]);
    }
    return Result.combineWithAllErrors(all.map((values) => readOne(source, values, variables))).mapErr((lists) => {
      const mistakes = lists.flat();
      return inOrder(mistakes.filter((mistake, at) => mistakes.findIndex((other) => isSame(mistake, other)) === at));
    });
  });
};
