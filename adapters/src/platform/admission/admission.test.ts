import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdmissionLimits, admission, admissionLimits, type Claim, type Slot } from './admission.ts';

const { slots, waiting, waitingUrgent } = admissionLimits;

const ordinary: Claim = { network: undefined, isUrgent: false };
const urgent: Claim = { network: undefined, isUrgent: true };
const of = (network: string): Claim => ({ network, isUrgent: false });

/** Returns a queue with named requests, and the names of the started ones. */
const named = (limits: AdmissionLimits = admissionLimits) => {
  const queue = admission(limits);
  const begun: string[] = [];
  return {
    begun,
    size: queue.size,
    offer: (name: string, claim: Claim = ordinary) => queue.offer(claim, () => void begun.push(name)),
    beginAll: (): number => {
      let count = 0;
      while (queue.beginNext()) count += 1;
      return count;
    },
  };
};

const many = (count: number, offer: (name: string) => Slot | undefined): readonly Slot[] =>
  Array.from({ length: count }, (_, at) => offer(String(at)) ?? expect.fail());

test('as many requests begin as there are slots, and the next one when a slot is free', () => {
  const queue = named();
  const all = many(slots + 1, (name) => {
    const slot = queue.offer(name);
    if (Number(name) < slots) queue.beginAll();
    return slot;
  });
  expect([queue.begun.length, queue.size()]).toEqual([slots, { atWork: slots, waiting: 1 }]);
  all[0]?.end();
  all[0]?.end();
  expect([queue.beginAll(), queue.begun.at(-1)]).toEqual([1, String(slots)]);
});

test('ordinary and urgent requests are refused when their own part of the queue is full', () => {
  const queue = named();
  many(slots + waiting - waitingUrgent, (name) => queue.offer(name));
  expect(queue.offer('one more')).toBeUndefined();
  many(slots + waitingUrgent, (name) => queue.offer(name, urgent));
  expect(queue.offer('one more', urgent)).toBeUndefined();
});

test('a client network has a quarter of the queue and a quarter of the slots', () => {
  const queue = named();
  many((slots + waiting) / 4, (name) => queue.offer(name, of('a')));
  expect(queue.offer('one more', of('a'))).toBeUndefined();
  expect(queue.beginAll()).toBe(slots / 4);
  const other = queue.offer('other', of('b'));
  expect([queue.beginAll(), queue.begun.at(-1)]).toEqual([1, 'other']);
  other?.end();
  expect(queue.beginAll()).toBe(0);
});

test('the next request is of the network with the fewest at work', () => {
  const queue = named();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.offer(name, of(name.slice(0, 1)));
  queue.beginAll();
  expect(queue.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('urgent and other requests begin in turn, and urgent ones leave some slots to others', () => {
  const queue = named({ slots: 8, waiting: 40, waitingUrgent: 20 });
  for (const name of ['U1', 'U2', 'U3', 'U4', 'U5', 'U6']) queue.offer(name, urgent);
  for (const name of ['o1', 'o2']) queue.offer(name);
  queue.beginAll();
  expect(queue.begun).toEqual(['U1', 'o1', 'U2', 'o2', 'U3', 'U4']);
  for (const name of ['o3', 'o4', 'o5', 'o6', 'o7']) queue.offer(name);
  expect(queue.beginAll()).toBe(2);
});

test('a request whose client left does not begin', () => {
  const queue = named();
  queue.offer('left')?.end();
  queue.offer('stays');
  queue.beginAll();
  expect(queue.begun).toEqual(['stays']);
});

test('a request that waits for another service holds no slot, and continues before all that have not begun', async () => {
  const queue = named({ slots: 1, waiting: 8, waitingUrgent: 0 });
  const first = queue.offer('first') ?? expect.fail();
  queue.beginAll();
  first.release();
  const second = queue.offer('second') ?? expect.fail();
  queue.offer('third');
  expect([queue.beginAll(), queue.begun]).toEqual([1, ['first', 'second']]);
  let hasReturned = false;
  const returned = first.reacquire().then(() => {
    hasReturned = true;
  });
  await Promise.resolve();
  expect(hasReturned).toBe(false);
  second.end();
  expect(queue.beginAll()).toBe(0);
  await returned;
  first.end();
  expect([queue.beginAll(), queue.size()]).toEqual([1, { atWork: 1, waiting: 0 }]);
});

test('a request that ends while it waits to get its slot back takes none', async () => {
  const queue = named({ slots: 1, waiting: 8, waitingUrgent: 0 });
  const late = queue.offer('late') ?? expect.fail();
  queue.beginAll();
  late.release();
  const other = queue.offer('other') ?? expect.fail();
  queue.beginAll();
  const returned = late.reacquire();
  late.end();
  other.end();
  await returned;
  expect(queue.size()).toEqual({ atWork: 0, waiting: 0 });
});

test('a queue stays within its limits and is empty once all requests end (law)', () => {
  const limits = { slots: 4, waiting: 8, waitingUrgent: 2 };
  const step = fc.tuple(
    fc.constantFrom('offer', 'begin', 'end', 'release', 'reacquire'),
    fc.nat({ max: 7 }),
    fc.constantFrom('a', 'b', undefined),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const queue = admission(limits);
      const taken: Slot[] = [];
      for (const [what, pick, network, isUrgent] of steps) {
        const slot = taken[pick];
        if (what === 'offer') taken.push(...[queue.offer({ network, isUrgent }, () => undefined) ?? []].flat());
        if (what === 'begin') queue.beginNext();
        if (what === 'release') slot?.release();
        if (what === 'reacquire') void slot?.reacquire();
        if (what === 'end') slot?.end();
        expect(queue.size().atWork).toBeLessThanOrEqual(limits.slots);
        expect(queue.size().atWork).toBeGreaterThanOrEqual(0);
        expect(queue.size().waiting).toBeLessThanOrEqual(limits.waiting + 2 * limits.slots);
      }
      for (const slot of taken) slot.end();
      expect(queue.size()).toEqual({ atWork: 0, waiting: 0 });
      expect(queue.beginNext()).toBe(false);
    }),
  );
});

test("a network's requests at work count towards its quarter of slots and queue", () => {
  const queue = named();
  many(slots / 4, (name) => queue.offer(name, of('a')));
  expect(queue.beginAll()).toBe(slots / 4);
  many(waiting / 4, (name) => queue.offer(name, of('a')));
  expect(queue.offer('one more', of('a'))).toBeUndefined();
  expect(queue.size()).toEqual({ atWork: slots / 4, waiting: waiting / 4 });
});
