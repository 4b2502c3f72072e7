/** Keyed by request objects, which only the shop's own server creates, so that a visitor cannot forge an address. */
const addresses = new WeakMap<Request, string>();

/** Removes the port that some proxies add, which differs for every connection. */
const withoutPort = (entry: string): string => entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

/** Returns a visitor's address: the last entry of the proxy's header, which only the proxy can write, otherwise that
 *  of the connection. */
export const addressIn = (header: string | undefined, connected: string | undefined): string | undefined => {
  const forwarded = header?.split(',').at(-1)?.trim();
  const address = (forwarded && withoutPort(forwarded)) || connected;
  return address !== undefined && address.length <= 100 ? address : undefined;
};

/** Stores the address of a request. `header` is the proxy's header from the settings, if any. */
export const noteVisitorAddress = (request: Request, connected: string | undefined, header?: string): void => {
  const address = addressIn(header === undefined ? undefined : (request.headers.get(header) ?? undefined), connected);
  if (address !== undefined) addresses.set(request, address);
};

/** Returns the address of a request received over a socket of the shop's server. */
export const visitorAddress = (request: Request): string | undefined => addresses.get(request);
