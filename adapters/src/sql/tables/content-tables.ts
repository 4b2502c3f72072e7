/** Tables of pages, media, translations and route keys. */
export type ContentTables = Record<never, never>;
