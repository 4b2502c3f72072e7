/** Where a request came from, as far as the server knows. */
type Sender = { readonly address: string; readonly isForwarded: boolean };

/** Keyed by request objects, which only the shop's own server creates, so that a visitor cannot forge an address. */
const senders = new WeakMap<Request, Sender>();

/** Removes the port that some proxies add, which differs for every connection. */
const withoutPort = (entry: string): string => entry.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

const forwardedBy = (header: string | undefined): string | undefined => {
  const entry = header?.split(',').at(-1)?.trim();
  return entry && withoutPort(entry);
};

/** Returns a visitor's address: the last entry of the proxy's header, which only the proxy can write, otherwise that
 *  of the connection. */
export const addressIn = (header: string | undefined, connected: string | undefined): string | undefined => {
  const address = forwardedBy(header) || connected;
  return address !== undefined && address.length <= 100 ? address : undefined;
};

/** Stores the address of a request. `header` is the proxy's header from the settings, if any. */
export const noteVisitorAddress = (request: Request, connected: string | undefined, header?: string): void => {
  const sent = header === undefined ? undefined : (request.headers.get(header) ?? undefined);
  const address = addressIn(sent, connected);
  if (address !== undefined) senders.set(request, { address, isForwarded: Boolean(forwardedBy(sent)) });
};

/** Gives another request the address of a request. */
export const copyVisitorAddress = (from: Request, to: Request): void => {
  const sender = senders.get(from);
  if (sender !== undefined) senders.set(to, sender);
};

/** Returns the address of a request received over a socket of the shop's server. */
export const visitorAddress = (request: Request): string | undefined => senders.get(request)?.address;

/** The header in which a call of staff gets its own address back, so that a proxy can be checked. */
export const seenAddressHeader = 'X-Seen-Address';

/** Returns the address of a request with where it was read: `192.0.2.9 header` or `192.0.2.9 connection`. */
export const seenAddress = (request: Request): string | undefined => {
  const sender = senders.get(request);
  return sender && `${sender.address} ${sender.isForwarded ? 'header' : 'connection'}`;
};
