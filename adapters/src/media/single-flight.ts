/** Runs a key's work once however many ask for it meanwhile: all of them get the one outcome, good or bad. */
export const singleFlight = <Outcome>() => {
  const running = new Map<string, Promise<Outcome>>();
  return (key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const started = running.get(key);
    if (started !== undefined) return started;
    const flight = work().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
};
