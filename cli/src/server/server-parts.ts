/** What a server may be alone. The help lists them, so they lie apart from what starts one. */
export const serverParts = ['pages', 'api', 'payments'] as const;

export type ServerPart = (typeof serverParts)[number];
