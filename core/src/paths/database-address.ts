/** Accepted encryption modes. With other modes an attacker on the connection could turn encryption off. */
const encryptions: ReadonlySet<string> = new Set(['disable', 'no-verify', 'require', 'verify-ca', 'verify-full']);

/** Parameters that would lead to another host. */
const detours = ['host', 'hostaddr', 'port', 'user', 'password'];

/** The form of a shared database's address, for messages. */
export const databaseAddressForm =
  'an address such as postgres://user:password@db.example:5432/shop, where ?sslmode=verify-full encrypts (also disable, no-verify, require, verify-ca)';

/** The parts of a `URL` that are read. */
export type ParsedAddress = {
  readonly protocol: string;
  readonly hostname: string;
  readonly searchParams: { get(name: string): string | null; has(name: string): boolean };
};

/** Whether a parsed address is one of a shared database: over TCP, to the host in it and no other. */
export const isDatabaseAddress = (url: ParsedAddress | null): boolean => {
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '') return false;
  const encryption = url.searchParams.get('sslmode');
  return (encryption === null || encryptions.has(encryption)) && !detours.some((name) => url.searchParams.has(name));
};
