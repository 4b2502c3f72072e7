import type { CallFailure } from '@shop/core/errors/named-error';
import type { UseCases } from '@shop/core/use-cases';
import { ResultAsync } from 'neverthrow';

/** What the lazy use cases wait for, and what they cannot wait for. */
type Lazy = Pick<UseCases, 'newIntent'> & { readonly load: () => Promise<UseCases> };

const notFetched = (): CallFailure => ({ kind: 'unreachable', cause: 'network' });

/** Use cases before their code has loaded: the first call fetches it and then acts. The shown page came with its data,
 *  so rules, calls and codecs can arrive later. Names are looked up after loading, so every use case is lazy without a
 *  list. Code that cannot be fetched counts as an unreachable provider, and the next call tries again. */
export const lazyUseCases = ({ load, newIntent }: Lazy): UseCases => {
  const lazy =
    (name: string) =>
    (...question: readonly unknown[]) =>
      ResultAsync.fromPromise(load(), notFetched).andThen(
        (useCases): ResultAsync<unknown, unknown> => Reflect.apply(Reflect.get(useCases, name), undefined, question),
      );
  // One function a name, as effects and memos compare them.
  const known = new Map<string, unknown>([['newIntent', newIntent]]);
  return new Proxy(Object.create(null), {
    get: (_none, name) => {
      if (typeof name !== 'string') return undefined;
      if (!known.has(name)) known.set(name, lazy(name));
      return known.get(name);
    },
  });
};
