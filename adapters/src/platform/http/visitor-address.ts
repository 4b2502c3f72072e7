/** Request objects are made only by our own server, so a visitor cannot forge this. */
const addresses = new WeakMap<Request, string>();

/** Some proxies add the port of the connection, which is another one each time. */
const withoutPort = (entry: string): string => entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

/** The address of a visitor: the last entry of the proxy's header, which only the proxy can write, else that of the
 *  connection. */
export const addressIn = (header: string | undefined, connected: string | undefined): string | undefined => {
  const forwarded = header?.split(',').at(-1)?.trim();
  const address = (forwarded && withoutPort(forwarded)) || connected;
  return address !== undefined && address.length <= 100 ? address : undefined;
};

/** Notes the address of a request. `header` is the proxy's header that settings name, if any. */
export const noteVisitorAddress = (request: Request, connected: string | undefined, header?: string): void => {
  const address = addressIn(header === undefined ? undefined : (request.headers.get(header) ?? undefined), connected);
  if (address !== undefined) addresses.set(request, address);
};

/** Where the request came from, when it came over a socket of ours. */
export const visitorAddress = (request: Request): string | undefined => addresses.get(request);
