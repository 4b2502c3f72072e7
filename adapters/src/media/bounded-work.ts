/** Runs at most so many pieces of work at once, in the order they came. */
export const boundedWork = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const turn = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };

  // Whoever waits longest takes the place over, so that nobody who comes later can be faster.
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
