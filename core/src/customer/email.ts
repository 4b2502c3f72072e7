const localPart = /^[^\s@<>()[\]\\,;:"]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Whether the part before the @ has letters beyond ASCII, which some mail servers do not take. */
export const isBeyondAscii = (email: string): boolean => /[^ -~]/.test(email.split('@')[0] ?? '');

/** An address that mail can be sent to: one `@`, a plain local part, a domain with a dot. Not whether it
 *  exists. */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !localPart.test(local) || local.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => domainLabel.test(label));
};
