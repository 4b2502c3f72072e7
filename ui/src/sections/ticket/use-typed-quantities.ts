import type { ProductId } from '@shop/core/ids';
import { useEffect, useRef, useState } from 'react';
import { usePosted } from '../../pages/post-form.tsx';
import { recall, remember } from '../../pages/tab-memory.ts';
import { firstTyped, typedIn, typedText } from './typed-quantities.ts';

/** What is typed on step 2. Kept while the visitor changes the day or the language, and over a reload of this tab. */
export const useTypedQuantities = (ticket: ProductId) => {
  const posted = usePosted('addTicket');
  const [typed, setTyped] = useState(() => firstTyped(posted));
  const isRecalled = useRef(false);
  const name = `tickets ${ticket}`;
  useEffect(() => {
    // The server draws what came back of a form; what this tab remembers is known once the page is taken over.
    if (!isRecalled.current) {
      isRecalled.current = true;
      const kept = posted === undefined ? recall(name) : undefined;
      if (kept !== undefined)
        return setTyped((now) => (typedText(now) === '' ? typedIn(new URLSearchParams(kept)) : now));
    }
    remember(name, typedText(typed));
  }, [name, posted, typed]);
  return [typed, setTyped] as const;
};
