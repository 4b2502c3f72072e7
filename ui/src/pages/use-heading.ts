import { useRoute } from '../shop-context.tsx';

/** What a page's main heading says: the section's title, else the page's own name, since no heading is empty. */
export const useHeading = (title: string): string => {
  const route = useRoute();
  return title === '' && route.kind === 'content' ? route.page.name : title;
};
