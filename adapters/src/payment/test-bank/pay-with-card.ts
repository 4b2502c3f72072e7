import type { ShopError } from '@shop/core/errors/shop-error';
import type { PaymentCard } from '@shop/core/ports/provider';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { FetchFunction } from '../client/provider-api.ts';

type Step = { readonly address: string; readonly answer: Response };

const unreachable = (cause: 'network' | 'malformed' | 'status'): ShopError => ({ kind: 'unreachable', cause });

const formActions = (markup: string): readonly string[] =>
  [...markup.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action = '']) => action);

/** Returns the link back to the shop on the page of an expired session. */
const backLink = (markup: string): string | undefined =>
  /<a class="primary" href="([^"]+)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&');

/** Uses the payment page as a browser without script does: reads the form, posts it, and follows it until it leads
 *  to another page. `pageUrl` is the answer of `startPayment`. Returns the shop's return address with `ref`,
 *  `status` and `lang`. Errors: `invalidInput` for a card that the page refuses, `unreachable` when there is no
 *  payment page. */
export const payWithCard = (
  pageUrl: string,
  card: PaymentCard,
  fetch: FetchFunction,
): ResultAsync<string, ShopError> => {
  const ask = (address: string, form?: URLSearchParams): ResultAsync<Step, ShopError> =>
    ResultAsync.fromPromise(
      fetch(address, { redirect: 'manual', method: form === undefined ? undefined : 'POST', body: form }),
      () => unreachable('network'),
    ).map((answer) => ({ address, answer }));

  const isOnPage = (address: URL): boolean =>
    address.origin === new URL(pageUrl).origin && address.pathname === new URL(pageUrl).pathname;

  const submit = (address: string, markup: string): ResultAsync<string, ShopError> => {
    const [main, cancel] = formActions(markup).map((action) => new URL(action, address).href);
    if (main === undefined || cancel === undefined) {
      const back = backLink(markup);
      return back === undefined ? errAsync(unreachable('malformed')) : okAsync(new URL(back, address).href);
    }
    const { number, expiry, cvc, holder, challenge } = card;
    if (!main.endsWith('/confirm'))
      return ask(main, new URLSearchParams({ number, expiry, cvc, holder })).andThen(follow);
    return ask(challenge === 'confirm' ? main : cancel, new URLSearchParams()).andThen(follow);
  };

  const follow = ({ address, answer }: Step): ResultAsync<string, ShopError> => {
    const location = answer.headers.get('location');
    if (location !== null) {
      const next = new URL(location, address);
      return isOnPage(next) ? ask(next.href).andThen(follow) : okAsync(next.href);
    }
    if (answer.status === 422) {
      return errAsync({
        kind: 'invalidInput',
        field: 'card',
        expected: 'a test card of the payment page, not expired',
      });
    }
    if (answer.status !== 200) return errAsync(unreachable('status'));
    return ResultAsync.fromPromise(answer.text(), () => unreachable('network')).andThen((markup) =>
      submit(address, markup),
    );
  };

  return ask(pageUrl).andThen(follow);
};
