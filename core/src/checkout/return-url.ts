import { isOwnPath } from '../paths/own-path.ts';

/** Maximum length of an address; longer ones fail in some browsers and servers. Units: characters. */
const maxLength = 2048;

/** An address whose scheme, host and port all browsers parse alike: no user, no backslash, only ASCII, nothing
 *  omitted. */
const absolute = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Returns the origin of an absolute http(s) address; `undefined` when parsers could differ about it. */
export const originOf = (address: string): string | undefined => {
  const [, scheme = '', host = '', port] = absolute.exec(address) ?? [];
  if (address.length > maxLength || scheme === '') return undefined;
  const plain = scheme.toLowerCase();
  const isDefault = port === undefined || Number(port) === Number(defaultPorts[plain]);
  return `${plain}://${host.toLowerCase()}${isDefault ? '' : `:${Number(port)}`}`;
};

/** Whether an address may be a payment page: an http(s) address, or a path on our own origin. */
export const isPaymentAddress = (address: string): boolean =>
  address.length <= maxLength && (isOwnPath(address) || originOf(address) !== undefined);

/** Whether an address from outside leads to an origin at which buyers of this shop pay. */
export const leadsToPay = (address: string, origins: readonly string[]): boolean => {
  if (!isPaymentAddress(address)) return false;
  const origin = originOf(address);
  return origin === undefined || origins.some((allowed) => originOf(allowed) === origin);
};
