import { domainToASCII } from 'node:url';

/** Returns an e-mail address with its internationalized domain in ASCII, so that its two spellings are equal. */
export const withPlainDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
};
