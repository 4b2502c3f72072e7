/** A small file that is held in memory and served as it is. */
export type Drawing = { readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> };
