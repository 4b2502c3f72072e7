// Each form action has a file of its own, in the folder of its form.
import { cancelId } from '@shop/core/ids';
import { cancellationPath, cancellationQuery } from '@shop/core/paths/cancellation-path';
import type { CancelOrderError } from '@shop/core/ports/checkout-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { PrivateAction } from '../../actions/action.ts';

/** Cancels the order of the form, and leads to the page that shows the result. `path` is the page's own. */
export const cancelOrder: PrivateAction<UseCases['cancelOrder'], { readonly path: string }, CancelOrderError> = (
  cancel,
  fields,
  { path },
) => {
  const query = cancellationQuery(fields);
  return cancel(cancelId(query.id ?? '')).match(
    () => ({ kind: 'done', to: cancellationPath(path, query) }),
    (error) => ({ kind: 'refused', error, during: 'cancellation' }),
  );
};
