/** Request objects are made only by our own server, so a visitor cannot forge this. */
const addresses = new WeakMap<Request, string>();

/** Some proxies add the port of the connection, which is another one each time. */
const withoutPort = (entry: string): string => entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

/** The address of a request: its connection, or the last entry of the proxy's header that settings name, which only the
 *  proxy can write. */
export const noteVisitorAddress = (request: Request, connected: string | undefined, header?: string): void => {
  const forwarded = header === undefined ? undefined : request.headers.get(header)?.split(',').at(-1)?.trim();
  const address = (forwarded && withoutPort(forwarded)) || connected;
  if (address !== undefined && address.length <= 100) addresses.set(request, address);
};

/** Where the request came from, when it came over a socket of ours. */
export const visitorAddress = (request: Request): string | undefined => addresses.get(request);
