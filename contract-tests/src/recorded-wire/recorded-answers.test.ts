import { writeFileSync } from 'node:fs';
import { callNames, callTable } from '@shop/adapters/wire/calls/call-table';
import { beforeAll, expect, test } from 'vitest';
import type { Recorded } from './asking.ts';
import { type Difference, differences } from './differences.ts';
import { intended, withoutNewFacts } from './intended-differences.ts';
import { recordedDocuments } from './recorded-documents.ts';
import { recordFile, recordLines, runScript } from './run-script.ts';

type Found = Difference & { readonly title: string };

let run: Awaited<ReturnType<typeof runScript>>;
let found: readonly Found[];

const isIntended = ({ title, path }: Found, { call, path: place }: (typeof intended)[number]): boolean =>
  (title === call || title.startsWith(`${call}:`)) && path === place;

const titled = (answers: readonly Recorded[]) => new Map(answers.map(({ title, ...answer }) => [title, answer]));

beforeAll(async () => {
  const documents = recordedDocuments();
  // `RECORD_WIRE=1` writes the record again; only do so on a commit whose answers are right.
  const isRecording = process.env.RECORD_WIRE === '1';
  run = await runScript(isRecording ? documents.collect : undefined);
  if (isRecording) {
    writeFileSync(recordFile('answers'), `${run.answers.map((one) => JSON.stringify(one)).join('\n')}\n`);
    writeFileSync(recordFile('documents'), `${documents.lines().join('\n')}\n`);
  }
  const before = titled(recordLines('answers').map((line): Recorded => JSON.parse(line)));
  const after = titled(run.answers);
  found = [...new Set([...before.keys(), ...after.keys()])].flatMap((title) => {
    const [then, now] = [before.get(title), after.get(title)];
    const json = withoutNewFacts(now?.json);
    return differences({ status: then?.status, json: then?.json ?? null }, { status: now?.status, json }).map(
      ({ path, ...values }) => ({ title, path: path.replace(/^json\.?/, ''), ...values }),
    );
  });
});

test('the server answers every request of the script with the recorded status and JSON', () => {
  const unexpected = found.filter((one) => !intended.some((entry) => isIntended(one, entry)));
  expect(unexpected.slice(0, 20)).toEqual([]);
});

test('the answers differ from the record in each intended place', () => {
  expect(intended.filter((entry) => !found.some((one) => isIntended(one, entry)))).toEqual([]);
});

test('the script contains every call of the table', () => {
  const pattern = (path: string) => new RegExp(`^${path.replace(/\{[^}]*\*\}/, '.*').replace(/\{[^}]*\}/g, '[^/]+')}$`);
  const paths = [...run.paths];
  expect(callNames.filter((name) => !paths.some((path) => pattern(callTable[name].path).test(path)))).toEqual([]);
});
