import { minutes } from '@shop/core/dates/instant';
import { describe, expect, it } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { isAuthentic, sign } from './signature.ts';

describe('a signed message', () => {
  const { clock } = movingClock();
  const signed = sign('secret', '{"a":1}', clock);

  it('is authentic when it is unchanged', () => {
    expect(isAuthentic('secret', '{"a":1}', signed, clock)).toBe(true);
  });

  it.each([
    ['another text', 'secret', '{"a":2}', signed],
    ['another secret', 'other', '{"a":1}', signed],
    ['another timestamp', 'secret', '{"a":1}', { ...signed, timestamp: String(Number(signed.timestamp) + 1) }],
    ['a cut signature', 'secret', '{"a":1}', { ...signed, signature: signed.signature.slice(2) }],
    ['no signature', 'secret', '{"a":1}', { timestamp: signed.timestamp }],
    ['no timestamp', 'secret', '{"a":1}', { signature: signed.signature }],
    ['a timestamp with a sign', 'secret', '{"a":1}', { ...signed, timestamp: `+${signed.timestamp}` }],
  ])('is not authentic with %s', (_, secret, text, claimed) => {
    expect(isAuthentic(secret, text, claimed, clock)).toBe(false);
  });

  it.each([
    [minutes(5), true],
    [minutes(5) + 1, false],
    [-minutes(5), true],
    [-minutes(5) - 1, false],
  ])('is authentic %i ms after its timestamp: %s', (later, authentic) => {
    const reader = movingClock();
    reader.move(later);
    expect(isAuthentic('secret', '{"a":1}', signed, reader.clock)).toBe(authentic);
  });
});
