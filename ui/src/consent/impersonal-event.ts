import { impersonalAddress, impersonalText } from '@shop/core/text/impersonal-text';

/** Members that contain ids of the report itself, or nothing about a visit. */
const ownMembers =
  /(?:^|[._])id$|Id$|_at$|^(?:content_type|debug_meta|did|modules|platform|public_key|release|sample_ra\w+|sdk|sid|started|timestamp)$/;

/** Members of a request that identify its sender. */
const personalMembers: ReadonlySet<string> = new Set(['cookies', 'headers', 'user', 'query_string']);

const impersonal = (text: string): string =>
  /^(?:https?:\/)?\/\S*$/.test(text) ? impersonalAddress(text) : impersonalText(text);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const redact = (part: unknown): void => {
  // A recording is text or bytes; its texts are masked already.
  if (!isRecord(part) || ArrayBuffer.isView(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (personalMembers.has(name)) delete part[name];
    else if (typeof value === 'string' && !ownMembers.test(name) && !Array.isArray(part))
      part[name] = impersonal(value);
    else if (!ownMembers.test(name)) redact(value);
  }
};

/** Removes keys of carts and orders, queries of addresses, e-mail addresses, long numbers, cookies and headers from a
 *  report or a whole envelope, and returns it. Changes it in place, as the sender already refers to it. */
export const impersonalEvent = <Report>(report: Report): Report => {
  redact(report);
  return report;
};
