/** Returns the message about a setting that lacks the others it needs: `A is of no use without B and C`. */
export const uselessWithout = (name: string, missing: readonly string[]): string => {
  const last = missing.slice(-1);
  const others = missing.length > 1 ? [missing.slice(0, -1).join(', ')] : [];
  const remedy = missing.length > 1 ? 'set all of them, or none' : 'set both, or neither';
  return `${name} is of no use without ${[...others, ...last].join(' and ')}; ${remedy}`;
};
