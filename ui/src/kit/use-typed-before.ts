import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a visitor typed into a server-drawn field before the script was there. `take` gets it once at hydration;
 *  `isTyping` while the field still has the focus. */
export const useTypedBefore = <Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (text: string, isTyping: boolean) => void,
): RefObject<Field | null> => {
  const field = useRef<Field>(null);
  // Before any event of the field that is taken over: what it then holds would be put back under the event's hands.
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
