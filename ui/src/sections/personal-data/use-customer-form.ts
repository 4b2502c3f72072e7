import type { CustomerForm } from '@shop/core/checkout/checkout-port';
import { type CustomerDraft, customerFields } from '@shop/core/customer/customer';
import { emptyDraft } from '@shop/core/customer/customer-rules';
import { type FocusEvent, useState } from 'react';
import { type Resolver, type SubmitErrorHandler, useForm } from 'react-hook-form';
import type { PostedCustomer } from '../../page-data/posted-answer.ts';
import { useGo } from '../../pages/use-go.ts';
import { useProblem } from '../../pages/use-notify.ts';
import { usePaths } from '../../pages/use-paths.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { checkedDraft, failuresOf } from './customer-form.view.ts';
import { useCheckOnLeave } from './use-check-on-leave.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The guest form: checked by core's rules, by field on leaving and as a whole on sending; typed text is kept, and
 *  payment follows saving (R-STATE-6). `posted` is what the browser sent before the script loaded. */
export const useCustomerForm = ({ countries, draft }: CustomerForm, posted: PostedCustomer | undefined) => {
  const drawn = posted?.draft ?? draft ?? emptyDraft;
  const { saveCustomer } = useUseCases();
  const { language } = useTranslator();
  const go = useGo();
  const paths = usePaths();
  const problem = useProblem();
  const [saving, setSaving] = useState(false);

  const [typed] = useState(() => typedBefore(drawn));
  const resolver: Resolver<CustomerDraft> = (typed) => checkedDraft(typed, countries);

  const form = useForm<CustomerDraft>({
    resolver,
    defaultValues: typed,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Otherwise it would run once more a moment later, when a fast typist has corrected the first field.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const { onLeave, onType } = useCheckOnLeave(form);
  const { keep, keepSoon, drop } = useKeptDraft({ drawn, typed: form.getValues, page: paths.buyerInfo });

  const focusFirst: SubmitErrorHandler<CustomerDraft> = (wrong) => {
    const [first] = failuresOf(wrong);
    if (first !== undefined) form.setFocus(first.field);
  };

  const submit = form.handleSubmit(async (typed) => {
    if (saving) return;
    setSaving(true);
    const saved = await saveCustomer({ draft: typed, language, countries });
    setSaving(false);
    saved.match(
      () => {
        drop();
        go(paths.paymentMethod);
      },
      (error) => {
        if (error.kind !== 'invalidCustomer') return problem(error, 'customerSave');
        const place = () => {
          for (const { field, key } of error.fields) form.setError(field, { message: key });
        };
        problem(error, 'customerSave', { place });
      },
    );
  }, focusFirst);

  return {
    register: form.register,
    submit,
    onBlur: (left: FocusEvent) => {
      keep();
      onLeave(left);
    },
    onInput: keepSoon,
    // After the field's value has reached the form.
    onChange: onType,
    saving,
    drawn,
    failures: submitCount === 0 && posted !== undefined ? posted.fields : failuresOf(errors),
    wasSubmitted: submitCount > 0 || posted !== undefined,
    focus: (field: keyof CustomerDraft) => form.setFocus(field),
  };
};

const typedIn = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
};

/** What stands in the fields that the server drew: a visitor may have typed before the script came. */
const typedBefore = (drawn: CustomerDraft): CustomerDraft => ({
  ...drawn,
  ...Object.fromEntries(customerFields.map((field) => [field, typedIn(field) ?? drawn[field]])),
});
