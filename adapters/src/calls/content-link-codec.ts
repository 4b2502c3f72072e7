import { type ContentLink, linkKinds } from '@shop/core/content/link';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { safeHref } from '../codec/safe-href.ts';

/** An address as core has it: one that cannot act. */
export const href: Codec<string> = z
  .string()
  .check(z.refine((address) => safeHref(address) === address, 'an address that a link may carry'));

export const link: Codec<ContentLink> = z.object({
  href,
  text: z.string(),
  newTab: z.boolean(),
  kind: z.enum(linkKinds),
});
