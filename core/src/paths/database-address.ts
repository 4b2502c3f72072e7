/** How a connection may be encrypted. Others leave it to whoever stands between whether it is at all. */
const encryptions: ReadonlySet<string> = new Set(['disable', 'no-verify', 'require', 'verify-ca', 'verify-full']);

/** What would lead elsewhere than where the address says. */
const detours = ['host', 'hostaddr', 'port', 'user', 'password'];

/** What the address of a shared database looks like, for whoever typed another one. */
export const databaseAddressForm =
  'an address such as postgres://user:password@db.example:5432/shop, where ?sslmode=verify-full encrypts (also disable, no-verify, require, verify-ca)';

/** What a `URL` tells of it. */
export type ParsedAddress = {
  readonly protocol: string;
  readonly hostname: string;
  readonly searchParams: { get(name: string): string | null; has(name: string): boolean };
};

/** Whether a parsed text is the address of a shared database: over TCP, to the host in it and no other. */
export const isDatabaseAddress = (url: ParsedAddress | null): boolean => {
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '') return false;
  const encryption = url.searchParams.get('sslmode');
  return (encryption === null || encryptions.has(encryption)) && !detours.some((name) => url.searchParams.has(name));
};
