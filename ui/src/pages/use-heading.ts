import { useRoute } from '../shop-context.tsx';

/** A page's main heading: the section's title, else the page's name, since no heading is empty. */
export const useHeading = (title: string): string => {
  const route = useRoute();
  return title === '' && route.kind === 'content' ? route.page.name : title;
};
