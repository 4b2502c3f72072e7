/** A page of the shop, a file to open or download, or an address elsewhere (mail and telephone among them). */
export const linkKinds = ['page', 'document', 'external'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as content gives it, already reduced to safe schemes and absolute or root-relative addresses. */
export type ContentLink = {
  readonly href: string;
  readonly text: string;
  readonly newTab: boolean;
  readonly kind: LinkKind;
};
