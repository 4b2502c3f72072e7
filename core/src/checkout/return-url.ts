import { isOwnPath } from '../paths/own-path.ts';

/** Where the browser may be sent to pay: an http(s) address or a path on our own origin (R-RETURN-2). */
export const isPaymentAddress = (address: string): boolean =>
  isOwnPath(address) || /^https?:\/\/[^/\\\s\p{Cc}][^\s\p{Cc}]*$/iu.test(address);
