import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** Headers of a signed message between the shop and a payment provider. */
export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** Milliseconds. A message that is older, or newer by more than this, is refused even with a right signature. */
const signatureWindow = minutes(5);

export type Signed = { readonly timestamp: string; readonly signature: string };

const hmac = (secret: string, timestamp: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest();

/** Signs with HMAC-SHA256 over `${timestamp}.${text}` in hexadecimal; the timestamp is in whole seconds. */
export const sign = (secret: string, text: string, clock: ClockPort): Signed => {
  const timestamp = String(Math.floor(clock.now() / 1000));
  return { timestamp, signature: hmac(secret, timestamp, text).toString('hex') };
};

/** Returns the signed text of an API call. It includes method and path, so that a signature is valid for one call
 *  only. */
export const signedCall = (method: string, path: string, body: string): string => `${method} ${path}.${body}`;

/** Returns the headers of a signed message. */
export const signatureHeaders = (signed: Signed): Record<string, string> => ({
  [timestampHeader]: signed.timestamp,
  [signatureHeader]: signed.signature,
});

/** Whether a message is from the last five minutes and signed with the same secret. Takes constant time for wrong
 *  signatures. */
export const isAuthentic = (secret: string, text: string, signed: Partial<Signed>, clock: ClockPort): boolean => {
  const { timestamp = '', signature = '' } = signed;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(clock.now() - Number(timestamp) * 1000) > signatureWindow) return false;
  return timingSafeEqual(hmac(secret, timestamp, text), Buffer.from(signature, 'hex'));
};
