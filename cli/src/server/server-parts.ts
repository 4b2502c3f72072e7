/** The parts that a server may run alone. In a separate file because the help lists them without loading the server. */
export const serverParts = ['pages', 'api', 'payments'] as const;

export type ServerPart = (typeof serverParts)[number];
