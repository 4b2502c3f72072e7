const form = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isGuid = (text: string): boolean => form.test(text);

/** 32 bits of a text by FNV-1a, another 32 for each seed. */
const hashed = (text: string, seed: number): string => {
  let hash = 0x811c9dc5 ^ seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** A GUID for whatever is known by a name, always the same; a name that is one already stays it. It hides nothing, and is no
 *  key to anything. */
export const guidOf = (name: string): string => {
  if (isGuid(name)) return name.toLowerCase();
  const hex = [0, 1, 2, 3].map((seed) => hashed(`${seed}${name}`, seed)).join('');
  // Version 8 and the variant of RFC 9562: made in a way of one's own.
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
