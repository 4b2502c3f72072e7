/** A server for outgoing mails. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** True for encryption from the first byte; otherwise the connection is encrypted once the server offers it. */
  readonly secure: boolean;
  readonly credential?: { readonly user: string; readonly password: string };
};

/** The parts of a parsed address. */
type Address = {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Returns the user and password of an address. Both empty means no credential; `undefined` when one is missing or
 *  unreadable. */
const credentialOf = ({ username, password }: Address): Pick<SmtpServer, 'credential'> | undefined => {
  if (username === '' && password === '') return {};
  const [user, secret] = [decode(username), decode(password)];
  return user && secret ? { credential: { user, password: secret } } : undefined;
};

/** Reads `smtp://user:password@host:587`, or `smtps://` for a server that is encrypted from the start; without a user
 *  there is no log-in. Returns `undefined` for other addresses. */
export const smtpServerOf = (url: Address | null): SmtpServer | undefined => {
  if (url === null || !/^smtps?:$/.test(url.protocol) || !/^[\w.-]+$|^\[[0-9a-f:.]+\]$/i.test(url.hostname)) {
    return undefined;
  }
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  const secure = url.protocol === 'smtps:';
  const credential = credentialOf(url);
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  return credential && { host: url.hostname.replace(/^\[|\]$/g, ''), port, secure, ...credential };
};

/** The sender of mails; `name` may be empty. */
export type Sender = { readonly name: string; readonly address: string };

const addressForm = /^[^\s@<>,;:"()\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** Reads `shop@spa.example` or `The spa <shop@spa.example>`. Returns `undefined` for other text. */
export const senderOf = (text: string): Sender | undefined => {
  const [, named, within] = /^\s*(?:"?([^"<>\r\n]{1,100}?)"?\s*<([^<>]+)>)\s*$/.exec(text) ?? [];
  const address = (within ?? text).trim();
  return addressForm.test(address) ? { name: (named ?? '').trim(), address } : undefined;
};
