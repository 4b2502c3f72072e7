const localPart = /^[^\s@<>()[\]\\,;:"]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/** Whether the part before the @ contains characters beyond ASCII, which some mail servers do not accept. */
export const isBeyondAscii = (email: string): boolean => /[^ -~]/.test(email.split('@')[0] ?? '');

/** Whether a text has the form of an e-mail address: one `@`, a plain local part, a domain with a dot. It does not
 *  check that the address exists. */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !localPart.test(local) || local.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => domainLabel.test(label));
};
