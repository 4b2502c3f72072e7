import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admission, admissionLimits } from './admission.ts';

const { atWork, waiting, forUrgent, perConnection } = admissionLimits;

test('a connection may have so many requests and no more, and others are not kept out', () => {
  const queue = admission<number>();
  const connection = {};
  for (let at = 0; at < perConnection; at += 1) expect(queue.offer(at, connection, false)).toBe(true);
  expect(queue.offer(perConnection, connection, true)).toBe(false);
  expect(queue.offer(perConnection, {}, false)).toBe(true);
});

test('so many are at work, so many wait, and the next finds no room until one is over', () => {
  const queue = admission<number>();
  for (let at = 0; at < atWork; at += 1) {
    expect(queue.offer(at, {}, false)).toBe(true);
    expect(queue.next()).toBe(at);
  }
  const others = waiting - forUrgent;
  for (let at = 0; at < others; at += 1) expect(queue.offer(atWork + at, {}, false)).toBe(true);
  expect(queue.offer(-1, {}, false)).toBe(false);
  expect(queue.next()).toBeUndefined();
  queue.leave(0);
  queue.leave(0);
  expect([queue.next(), queue.next()]).toEqual([atWork, undefined]);
  expect([queue.offer(-1, {}, false), queue.offer(-2, {}, false)]).toEqual([true, false]);
});

test('a queue that is full for others has room for urgent requests, and not without end', () => {
  const queue = admission<number>();
  const all = atWork + waiting;
  for (let at = 0; at < all - forUrgent; at += 1) expect(queue.offer(at, {}, false)).toBe(true);
  expect(queue.offer(-1, {}, false)).toBe(false);
  for (let at = all; at < all + forUrgent; at += 1) expect(queue.offer(at, {}, true)).toBe(true);
  expect(queue.offer(-1, {}, true)).toBe(false);
  expect(queue.next()).toBe(all);
});

test('urgent requests begin before others, each kind in its order; one that left does not begin', () => {
  const queue = admission<string>();
  for (const name of ['a', 'B', 'c', 'D', 'E']) queue.offer(name, {}, name < 'a');
  queue.leave('D');
  expect([1, 2, 3, 4, 5].map(() => queue.next())).toEqual(['B', 'E', 'a', 'c', undefined]);
});

test('whatever comes and goes, no limit is passed and all that was taken begins or left', () => {
  const limits = { atWork: 3, waiting: 4, forUrgent: 0, perConnection: 2 };
  const step = fc.tuple(fc.constantFrom('offer', 'next', 'leave'), fc.nat({ max: 5 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const queue = admission<number>(limits);
      const connections = Array.from({ length: 6 }, () => ({}));
      const taken = new Map<number, object>();
      const working = new Set<number>();
      let serial = 0;
      for (const [what, pick, isUrgent] of steps) {
        const connection = connections[pick] ?? {};
        if (what === 'offer' && queue.offer(++serial, connection, isUrgent)) taken.set(serial, connection);
        if (what === 'next') {
          const begun = queue.next();
          if (begun !== undefined) expect(taken.has(begun) && !working.has(begun)).toBe(true);
          if (begun !== undefined) working.add(begun);
        }
        const [left] = [...taken.keys()].slice(pick);
        if (what === 'leave' && left !== undefined) {
          queue.leave(left);
          taken.delete(left);
          working.delete(left);
        }
        expect(working.size).toBeLessThanOrEqual(limits.atWork);
        expect(taken.size).toBeLessThanOrEqual(limits.atWork + limits.waiting);
        const ofOne = connections.map((one) => [...taken.values()].filter((other) => other === one).length);
        expect(Math.max(...ofOne)).toBeLessThanOrEqual(limits.perConnection);
      }
      const rest = taken.size - working.size;
      for (const one of working) queue.leave(one);
      for (let at = 0; at < rest; at += 1) queue.leave(queue.next() ?? expect.fail());
      expect(queue.next()).toBeUndefined();
    }),
  );
});
