import { type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { useGo } from '../../pages/use-go.ts';
import { useTranslator } from '../../translations/use-translator.ts';

/** Distance below the window at which more cards are loaded. */
const nearEnd = '0px 0px 640px 0px';

/** Shows more cards: without script as a page with a longer list; with script below the present cards, when pressed or
 *  when the end of the list is near. `onPress` is called before cards are loaded for a visitor who uses the button. */
export const ShowMore = ({ href, onPress }: { readonly href: string; readonly onPress: () => void }) => {
  const { t } = useTranslator();
  const go = useGo();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const end = place.current;
    if (end === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        if (end.contains(document.activeElement)) onPress();
        go(href, { replace: true });
      },
      { rootMargin: nearEnd },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [href, go, onPress]);
  return (
    <p ref={place}>
      <ButtonLink href={href} look="secondary" replace onClick={onPress}>
        {t('List.ShowMore')}
      </ButtonLink>
    </p>
  );
};

/** Moves the focus to the first new card after the visitor pressed "show more", as the button has moved or is gone.
 *  Cards that load by themselves leave the focus where it is. Attach `list` to the part with the cards. */
export const useNewCards = (
  ids: readonly string[],
): { readonly list: RefObject<HTMLDivElement | null>; readonly onPress: () => void } => {
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const known = useRef<ReadonlySet<string>>(new Set(ids));
  const onPress = useRef(() => {
    isPressed.current = true;
  });
  const text = ids.join(' ');
  useEffect(() => {
    const before = known.current;
    const now = text.split(' ');
    known.current = new Set(now);
    const first = now.find((id) => !before.has(id));
    if (first === undefined || !isPressed.current) return;
    isPressed.current = false;
    const card = [...(list.current?.querySelectorAll('li') ?? [])].find(({ dataset }) => dataset.product === first);
    card?.querySelector<HTMLElement>('a')?.focus();
  }, [text]);
  return { list, onPress: onPress.current };
};
