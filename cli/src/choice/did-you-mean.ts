/** Returns the number of letters to insert, delete, replace or swap with the next one to turn one text into the
 *  other. */
const editsBetween = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, back: number): number => (up === 0 ? row : rows[i - up])?.[j - back] ?? 0;
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const edits = [at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...edits, ...(isSwapped ? [at(2, 2) + 1] : [])));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

/** Returns the names closest to a misspelled one, at most a third of its letters away; an empty list when none is
 *  close. */
export const closestTo = (wanted: string, names: readonly string[]): readonly string[] => {
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const edits = names.map((name) => [name, editsBetween(wanted, name)] as const);
  const fewest = Math.min(limit, ...edits.map(([, count]) => count));
  return edits.filter(([, count]) => count === fewest).map(([name]) => name);
};
