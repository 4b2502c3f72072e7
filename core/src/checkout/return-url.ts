import { isOwnPath } from '../paths/own-path.ts';

/** Longer addresses break in browsers and servers on the way. Units: characters. */
const maxLength = 2048;

/** Scheme, host and port as every browser parses them: no user, no backslash, only ASCII, nothing omitted. */
const absolute = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** The origin of an absolute http(s) address; none for what two readers could read differently. */
export const originOf = (address: string): string | undefined => {
  const [, scheme = '', host = '', port] = absolute.exec(address) ?? [];
  if (address.length > maxLength || scheme === '') return undefined;
  const plain = scheme.toLowerCase();
  const isDefault = port === undefined || Number(port) === Number(defaultPorts[plain]);
  return `${plain}://${host.toLowerCase()}${isDefault ? '' : `:${Number(port)}`}`;
};

/** Whether an address may be the way to pay at all: an http(s) one, or a path on our own origin. */
export const isPaymentAddress = (address: string): boolean =>
  address.length <= maxLength && (isOwnPath(address) || originOf(address) !== undefined);

/** Whether an address from outside leads to an origin where this shop's buyers pay. */
export const leadsToPay = (address: string, origins: readonly string[]): boolean => {
  if (!isPaymentAddress(address)) return false;
  const origin = originOf(address);
  return origin === undefined || origins.some((allowed) => originOf(allowed) === origin);
};
