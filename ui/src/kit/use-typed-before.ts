import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes over what a visitor typed into a server-drawn field before hydration. `take` receives it once; `isTyping` is
 *  true while the field has the focus. */
export const useTypedBefore = <Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (text: string, isTyping: boolean) => void,
): RefObject<Field | null> => {
  const field = useRef<Field>(null);
  // A layout effect runs before the field's next event, whose handler would otherwise see the old value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is taken over
  useLayoutEffect(() => {
    const drawn = field.current;
    if (drawn === null || drawn.value === value) return;
    const text = drawn.value;
    const isTyping = drawn === document.activeElement;
    // From here on the component controls the field.
    if (!isTyping) drawn.value = value;
    take(text, isTyping);
  }, []);
  return field;
};
