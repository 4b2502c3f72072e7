/** The steps without which something does not stay as it is: none of them can be left out alone. Halves are left out first, then
 *  smaller parts, as delta debugging does. `stays` is asked about lists that keep the order. */
export const fewestSteps = async <Step>(
  all: readonly Step[],
  stays: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> => {
  let kept = all;
  let size = Math.ceil(kept.length / 2);
  while (kept.length > 0) {
    const before = kept.length;
    for (let at = 0; at < kept.length; ) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await stays(without)) kept = without;
      else at += size;
    }
    if (size === 1 && kept.length === before) return kept;
    size = Math.max(1, Math.ceil(size / 2));
  }
  return kept;
};
