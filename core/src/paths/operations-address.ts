/** Reads a port of this machine, or an address and port; `undefined` for other text. */
export const operationsOf = (text: string): { readonly host: string; readonly port: number } | undefined => {
  const [, bracketed, name, digits] = /^(?:(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  return port <= 65_535 ? { host: bracketed ?? name ?? '127.0.0.1', port } : undefined;
};
