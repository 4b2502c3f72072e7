import type { CustomerDraft, CustomerField } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const fieldOf = (target: EventTarget): CustomerField | undefined =>
  customerFields.find((field) => target instanceof Element && target.getAttribute('name') === field);

/** Checks a filled field when it is left, and then with each letter until it is right. Waits for the end of a press: a
 *  message appearing above a button would move it from under the finger. */
export const useCheckOnLeave = ({ trigger, getValues, getFieldState }: UseFormReturn<CustomerDraft>) => {
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
      if (field !== undefined && getFieldState(field).invalid) void trigger(field);
    },
  };
};
