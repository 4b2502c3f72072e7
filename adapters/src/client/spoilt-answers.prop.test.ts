import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CallName, callTable } from '../calls/call-table.ts';
import { portsOver } from '../calls/ports-over.ts';
import { anyWire } from '../calls/testing/any-wire.ts';
import { seededRandom } from '../random/crypto-random.ts';
import { apiRouter } from '../server/api-router.ts';
import { fetchTransport } from './fetch-transport.ts';
import { answering } from './testing/answering.ts';
import { smallestYes } from './testing/smallest-yes.ts';

type Path = readonly string[];

const pathsIn = (value: unknown, around: Path = []): readonly Path[] => [
  around,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => pathsIn(entry, [...around, name]))
    : []),
];

/** The answer with something else at a place of it. */
const spoilt = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  const entries = Object.entries(Object(value)).map(
    ([name, entry]) => [name, name === first ? spoilt(entry, rest, by) : entry] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
};

const anyOther = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, -1, 0.005, 1e300, 250, '2026-02-30', '', [], {}, 'true', '\ud800', 'x'.repeat(5000)),
);

/** An answer of ours with up to three places of it spoilt. */
const anySpoilt = (name: CallName): fc.Arbitrary<unknown> =>
  anyWire(callTable[name].answer).chain((right) => {
    const place = fc.record({ path: fc.constantFrom(...pathsIn(right)), by: anyOther });
    return fc
      .array(place, { minLength: 1, maxLength: 3 })
      .map((places) => places.reduce((body, { path, by }) => spoilt(body, path, by), right));
  });

const isAsked = (name: string): name is keyof typeof smallestYes => Object.hasOwn(smallestYes, name);

describe.each(Object.keys(smallestYes).filter(isAsked))('%s', (name) => {
  test('what is read of a spoilt answer can be told again, as it was read', async () => {
    const crashes: unknown[] = [];
    await fc.assert(
      fc.asyncProperty(anySpoilt(name), async (body) => {
        const { ports } = answering(body);
        const own = apiRouter({
          ...{ shop: ports, checkout: ports, content: ports, profile: ports },
          random: seededRandom('api'),
          secure: false,
          onCrash: (error) => void crashes.push(error),
        });
        const ours = portsOver(
          fetchTransport({
            baseUrl: 'http://shop.test',
            timeoutMs: 5000,
            fetch: (address, init) => own.request(address, init),
          }),
        );
        const direct = await smallestYes[name].ask(ports);
        const told = await smallestYes[name].ask(ours);
        expect(crashes).toEqual([]);
        if (direct.isOk() && name !== 'saveCustomer') expect(told._unsafeUnwrap()).toEqual(direct.value);
        else expect(told.isOk()).toBe(direct.isOk());
      }),
      { numRuns: 40 },
    );
  });
});
