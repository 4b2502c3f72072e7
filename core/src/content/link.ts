/** A page of the shop, a file to open or download, or an external address (mail and telephone included). */
export const linkKinds = ['page', 'document', 'external'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link of the content system, already limited to safe schemes and absolute or root-relative addresses. */
export type ContentLink = {
  readonly href: string;
  readonly text: string;
  readonly newTab: boolean;
  readonly kind: LinkKind;
};
