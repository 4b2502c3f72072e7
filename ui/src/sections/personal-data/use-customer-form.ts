import {
  type Country,
  type CustomerDraft,
  type CustomerField,
  type CustomerFieldError,
  customerFields,
} from '@shop/core/customer/customer';
import { checkCustomer, emptyDraft } from '@shop/core/customer/customer-rules';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, type SubmitErrorHandler, type UseFormReturn, useForm } from 'react-hook-form';
import type { Outcome } from '../../actions/action.ts';
import { useShowOutcome } from '../../actions/show-outcome.ts';
import { formFields, keepDraftName, type PostedCustomer } from '../../page-data/posted-answer.ts';
import { usePaths } from '../../pages/use-paths.ts';
import { useUseCases } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { saveCustomer } from './save-customer.ts';

/** Returns the guest form: core's rules check a field when it is left and the whole form when it is sent, drafts are
 *  stored, and saving leads to the payment. `posted` is a form that the browser posted before the script loaded; its
 *  errors go as those of the script do. */
export const useCustomerForm = ({ countries, draft }: CustomerForm, posted: PostedCustomer | undefined) => {
  const drawn = posted?.draft ?? draft ?? emptyDraft;
  const loadUseCases = useUseCases();
  const { language } = useTranslator();
  const paths = usePaths();
  const show = useShowOutcome();
  const [saving, setSaving] = useState(false);

  const [typed] = useState(() => earlyInput(drawn));
  const [firstErrors] = useState(() => problemsOf(posted?.fields ?? []));
  const resolver: Resolver<CustomerDraft> = (typed) => checkedDraft(typed, countries);

  const form = useForm<CustomerDraft>({
    resolver,
    defaultValues: typed,
    errors: firstErrors,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The library would focus again a moment later, when the visitor may have corrected the first field already.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const { trigger } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the visitor corrected before the script loaded
  useEffect(() => void trigger(customerFields.filter((field) => typed[field] !== drawn[field])), []);

  const { onLeave, onType } = useCheckOnLeave(form);
  const { keep, keepSoon, drop } = useDraftStorage({ drawn, typed: form.getValues, page: paths.buyerInfo });

  const focusFirst: SubmitErrorHandler<CustomerDraft> = (wrong) => {
    const [first] = failuresOf(wrong);
    if (first !== undefined) form.setFocus(first.field);
  };

  const showWrong = (error: ShopError): void => {
    if (error.kind !== 'invalidCustomer') return;
    for (const { field, key } of error.fields) form.setError(field, { message: key });
  };

  const submit = form.handleSubmit(async (typed) => {
    if (saving) return;
    setSaving(true);
    const fields = new Map(Object.entries(typed));
    const outcome = await loadUseCases().match(
      (useCases) => saveCustomer(useCases.saveCustomer, fields, { language, countries }),
      (unreachable): Outcome => ({ kind: 'refused', error: unreachable }),
    );
    setSaving(false);
    if (outcome.kind === 'done') drop();
    show(outcome, { showBeside: showWrong });
  }, focusFirst);

  return {
    register: form.register,
    submit,
    onBlur: (event: FocusEvent) => {
      keep();
      onLeave(event);
    },
    onInput: keepSoon,
    // Runs after the field's value has reached the form.
    onChange: onType,
    saving,
    drawn,
    countryNow: form.watch('country'),
    emailNow: form.watch('email'),
    failures: failuresOf(errors),
    wasSubmitted: submitCount > 0 || posted !== undefined,
    focus: (field: keyof CustomerDraft) => form.setFocus(field),
  };
};

/** The invalid fields in the shape of the form library. */
type FieldProblems = Readonly<Partial<Record<CustomerField, { readonly message?: string | undefined }>>>;

const problemsOf = (errors: readonly CustomerFieldError[]) =>
  Object.fromEntries(errors.map(({ field, key }) => [field, { type: key, message: key }]));

/** Checks typed data by core's rules, and returns the result in the shape of the form library. */
const checkedDraft = (typed: CustomerDraft, countries: readonly Country[]) =>
  checkCustomer(typed, countries).match(
    () => ({ values: typed, errors: {} }),
    (errors) => ({ values: {}, errors: problemsOf(errors) }),
  );

/** Returns the invalid fields in the form's order, with the translation keys of their messages. */
const failuresOf = (problems: FieldProblems): readonly { readonly field: CustomerField; readonly key: string }[] =>
  customerFields.flatMap((field) => {
    const key = problems[field]?.message;
    return key === undefined ? [] : [{ field, key }];
  });

const typedIn = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
};

/** Returns the values of the server-drawn fields, in which the visitor may have typed before the script loaded. */
const earlyInput = (drawn: CustomerDraft): CustomerDraft => ({
  ...drawn,
  ...Object.fromEntries(customerFields.map((field) => [field, typedIn(field) ?? drawn[field]])),
});

const fieldOf = (target: EventTarget): CustomerField | undefined =>
  customerFields.find((field) => target instanceof Element && target.getAttribute('name') === field);

/** The field whose validity depends on another one. */
const dependents: Readonly<Partial<Record<CustomerField, CustomerField>>> = {
  email: 'emailRepeat',
  country: 'postCode',
};

/** Checks a filled field when it is left, and then at each change until it is valid. Waits for the end of a press, as a
 *  message that appears above a button would move it from under the pointer. */
const useCheckOnLeave = ({ trigger, getValues, getFieldState }: UseFormReturn<CustomerDraft>) => {
  const isPressed = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (is: boolean) => () => {
      isPressed.current = is;
    };
    window.addEventListener('pointerdown', press(true), { capture: true, signal });
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, press(false), { signal });
    return () => listening.abort();
  }, []);

  const check = (field: CustomerField): void => {
    if (getValues(field) !== '') void trigger(field);
  };

  return {
    onLeave: ({ target }: FocusEvent): void => {
      const field = fieldOf(target);
      if (field === undefined) return;
      if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(check, 0, field), { once: true });
      else check(field);
    },
    onType: ({ target }: FormEvent): void => {
      const field = fieldOf(target);
      for (const one of [field, field && dependents[field]])
        if (one !== undefined && getFieldState(one).invalid) void trigger(one);
    },
  };
};

type DraftOptions = {
  /** The values of the form when it was drawn. */
  readonly drawn: CustomerDraft;
  readonly typed: () => CustomerDraft;
  /** The address of the form. */
  readonly page: string;
};

/** Time without typing after which the draft is sent. Units: milliseconds. */
const typingPause = 400;

const textOf = (draft: CustomerDraft): string => customerFields.map((field) => draft[field]).join('\n');

/** Sends unsaved text to the server when the visitor pauses or leaves a field or the page. The server stores it for
 *  this session only, so that a reload loses nothing; the browser stores nothing. `drop` discards it after saving. */
const useDraftStorage = ({ drawn, typed, page }: DraftOptions) => {
  const sent = useRef(textOf(drawn));
  const isSaved = useRef(false);
  const keep = (): void => {
    const draft = typed();
    if (isSaved.current || textOf(draft) === sent.current) return;
    sent.current = textOf(draft);
    navigator.sendBeacon(page, new URLSearchParams({ ...draft, [formFields.does]: keepDraftName }));
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, typingPause);
  };
  const drop = (): void => {
    isSaved.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed text is read when it is sent
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer.current);
      keep();
    };
  }, []);
  return { keep, keepSoon, drop };
};
