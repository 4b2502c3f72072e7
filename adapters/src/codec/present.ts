/** Those members that are there. */
export const present = <Members extends object>(
  members: {
    readonly [Name in keyof Members]: Members[Name] | undefined;
  },
): Partial<Members> => {
  const found: Partial<Members> = {};
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
};
