/** More statements than the shop has, and characters than those have that visitors run: whatever names many rows has another text with each
 *  number of them, and would be kept by the database for nothing. */
const mostNamed = 500;
const longestNamed = 2000;

const isPlanned = (text: string): boolean =>
  text.length <= longestNamed && /^(select|insert|update|delete|with|begin|commit)\b/i.test(text);

/** Names by text, of those that are worth it: a named statement is planned once a connection. */
export const statementNames = () => {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNamed || !isPlanned(text)) return known;
    const made = `s${names.size}`;
    names.set(text, made);
    return made;
  };
};
