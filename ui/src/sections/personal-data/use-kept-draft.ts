import type { CustomerDraft } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer';
import { useEffect, useRef } from 'react';
import { formFields, keepDraftName } from '../../page-data/posted-answer.ts';

type Drafting = {
  /** What stood in the form when it was drawn. */
  readonly drawn: CustomerDraft;
  readonly typed: () => CustomerDraft;
  /** The address of the form. */
  readonly page: string;
};

/** Units: milliseconds without a letter before typed text is sent. */
const rest = 400;

const textOf = (draft: CustomerDraft): string => customerFields.map((field) => draft[field]).join('\n');

/** Sends unsaved text to the server whenever the visitor pauses or leaves a field or the page: stored for this session
 *  only, so a reload or another page loses nothing. Nothing stays in the browser. `drop` once it is saved. */
export const useKeptDraft = ({ drawn, typed, page }: Drafting) => {
  const sent = useRef(textOf(drawn));
  const isSaved = useRef(false);
  const keep = (): void => {
    const draft = typed();
    if (isSaved.current || textOf(draft) === sent.current) return;
    sent.current = textOf(draft);
    navigator.sendBeacon(page, new URLSearchParams({ ...draft, [formFields.does]: keepDraftName }));
  };
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepSoon = (): void => {
    clearTimeout(resting.current);
    resting.current = setTimeout(keep, rest);
  };
  const drop = (): void => {
    isSaved.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed text is read when it is sent
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(resting.current);
      keep();
    };
  }, []);
  return { keep, keepSoon, drop };
};
