import { withoutTicketCodes } from './ticket-code.ts';

const key = /\b(?:[0-9a-f]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/gi;
const email = /(?<![^\s<>"'@:/?&=])[^\s<>"'@:/?&=]+@[^\s<>"'@:/?&=]+\.[a-z]+/gi;
/** Telephone, card and post code numbers, but not the line and column of a stack trace. */
const number = /(?<!\.(?:js|mjs|tsx?):(?:\d{1,9}:)?\d{0,9})\+?\d(?:[ ().-]?\d){4,}/g;

/** Returns a text with e-mail addresses, keys of carts, sessions and orders, ticket codes and long numbers replaced,
 *  because they may identify a person or give access. Redacting twice changes nothing. */
export const impersonalText = (text: string): string =>
  withoutTicketCodes(text.replace(email, '[email]').replace(key, '[id]')).replace(number, '[number]');

/** Query parameters of a page whose values do not identify a person. */
const plainParameters: ReadonlySet<string> = new Set(['category', 'date', 'lang', 'month', 'show', 'sort', 'status']);

const plainValue = /^(?:\d{1,3}|\d{4}-\d{2}-\d{2}|[a-zA-Z-]{1,12})$/;

/** Returns an address, absolute or from the root, that may be passed on: keys in the path are redacted, all values are
 *  hidden except plain ones of `plainParameters`, and the fragment is dropped. */
export const impersonalAddress = (address: string): string => {
  const [withoutFragment = ''] = address.split('#');
  const [path = '', ...query] = withoutFragment.split('?');
  const absolute = /^(https?:\/\/[^/]*)(.*)$/i.exec(path);
  const impersonal = absolute === null ? impersonalText(path) : `${absolute[1]}${impersonalText(absolute[2] ?? '')}`;
  if (query.length === 0) return impersonal;
  const parameters = query
    .join('?')
    .split('&')
    .map((parameter) => {
      const [name = '', value] = parameter.split('=', 2);
      if (value === undefined || value === '') return impersonalText(name);
      return `${impersonalText(name)}=${plainParameters.has(name) && plainValue.test(value) ? value : '[hidden]'}`;
    });
  return `${impersonal}?${parameters.join('&')}`;
};

/** Whether an address contains a key, for example an order's reference: third-party programs must not read it. */
export const holdsKey = (address: string): boolean =>
  /[?&](?:id|ref|token)=|[0-9a-f]{16}/i.test(address) || withoutTicketCodes(address) !== address;
