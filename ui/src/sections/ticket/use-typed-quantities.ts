import type { ProductId } from '@shop/core/ids';
import { useState } from 'react';
import { usePosted } from '../../pages/post-form.tsx';
import { useTabMemory } from '../../pages/tab-memory.ts';
import { firstTyped, typedIn, typedText } from './typed-quantities.ts';

/** What is typed on step 2. Kept while the visitor changes the day or the language, and over a reload of this tab. */
export const useTypedQuantities = (ticket: ProductId) => {
  const posted = usePosted('addTicket');
  const [typed, setTyped] = useState(() => firstTyped(posted));
  useTabMemory({
    name: `tickets ${ticket}`,
    text: typedText(typed),
    onRecall: (text) => setTyped((now) => (typedText(now) === '' ? typedIn(new URLSearchParams(text)) : now)),
  });
  return [typed, setTyped] as const;
};
