import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first of the cards that came to those that were there when more of them were asked for, since the button
 *  that brought them has moved on or is gone. Put the ref on the list of cards. Units of `take`: cards that the address asks for. */
export const useNewCards = (take: number, count: number): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ take, count });
  useEffect(() => {
    const known = before.current;
    before.current = { take, count };
    if (take <= known.take || count <= known.count) return;
    list.current?.children.item(known.count)?.querySelector<HTMLElement>('a')?.focus();
  }, [take, count]);
  return list;
};
