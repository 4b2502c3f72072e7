import { type Result, ResultAsync } from 'neverthrow';

/** Works of a process that have a name in common are done one after the other, all others side by side; a flood of the first kind then
 *  keeps one connection and leaves the rest to everybody else. Those that waited for one that failed fail as it did: they would all meet
 *  the same, each after the other. */
export const oneByOne = <Value, Failure>() => {
  const last = new Map<string, Promise<Result<Value, Failure>>>();
  return (names: readonly string[], work: () => ResultAsync<Value, Failure>): ResultAsync<Value, Failure> => {
    const before = names.flatMap((name) => last.get(name) ?? []);
    const done = Promise.all(before).then((results) => results.find((result) => result.isErr()) ?? work());
    for (const name of names) last.set(name, done);
    const forget = (): void => {
      for (const name of names) if (last.get(name) === done) last.delete(name);
    };
    done.then(forget, forget);
    return new ResultAsync(done);
  };
};
