import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** Headers that carry a signed message between the shop and a payment provider. */
export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** Units: milliseconds. A message older or newer than this is refused, whatever its signature. */
const signatureWindow = minutes(5);

export type Signed = { readonly timestamp: string; readonly signature: string };

const hmac = (secret: string, timestamp: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest();

/** HMAC-SHA256 over `${timestamp}.${text}` in hexadecimal; the timestamp is in whole seconds. */
export const sign = (secret: string, text: string, clock: ClockPort): Signed => {
  const timestamp = String(Math.floor(clock.now() / 1000));
  return { timestamp, signature: hmac(secret, timestamp, text).toString('hex') };
};

/** What an API call signs besides the timestamp: the call itself, so that a signature fits no other one. */
export const signedCall = (method: string, path: string, body: string): string => `${method} ${path}.${body}`;

export const signatureHeaders = (signed: Signed): Record<string, string> => ({
  [timestampHeader]: signed.timestamp,
  [signatureHeader]: signed.signature,
});

/** True only for a message of the last five minutes with the same secret. Constant time for wrong signatures. */
export const isAuthentic = (secret: string, text: string, signed: Partial<Signed>, clock: ClockPort): boolean => {
  const { timestamp = '', signature = '' } = signed;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(clock.now() - Number(timestamp) * 1000) > signatureWindow) return false;
  return timingSafeEqual(hmac(secret, timestamp, text), Buffer.from(signature, 'hex'));
};
