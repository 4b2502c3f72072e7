import type { FormHTMLAttributes, ReactNode } from 'react';
import { type Fields, formFields, type PostedActionName, type PostedAnswer } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute, useShopState } from '../shop-context.tsx';
import { hideErrors } from '../signals/toasts.ts';
import { fieldsOf } from './form-fields.ts';

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> & {
  readonly does: PostedActionName;
  /** Called with the fields instead of a post once the script is loaded. */
  readonly onSend: (fields: Fields) => void;
  readonly children: ReactNode;
};

/** A form that works without script: the server runs its action from the table of posted actions; with script the
 *  browser runs the same action without a new page. Its buttons are of type submit. */
export const PostForm = ({ does, onSend, children, ...rest }: Props) => {
  const route = useRoute();
  const { toasts } = useShopState();
  return (
    <form
      {...rest}
      method="post"
      action={hrefOf(route.address)}
      onSubmit={(event) => {
        event.preventDefault();
        hideErrors(toasts);
        onSend(fieldsOf(event));
      }}
    >
      {/* Without autoComplete some browsers restore the value of the previous page. */}
      <input type="hidden" name={formFields.does} value={does} autoComplete="off" />
      {/* The default button, so that Enter does not press the first stepper. */}
      <button type="submit" hidden name={formFields.step} value="" />
      {children}
    </form>
  );
};

/** Returns the refused or unfinished post of a form of this page; `undefined` when it was not this form. */
export const usePosted = (does: PostedActionName): PostedAnswer | undefined => {
  const route = useRoute();
  return route.kind === 'content' && route.posted?.does === does ? route.posted : undefined;
};
