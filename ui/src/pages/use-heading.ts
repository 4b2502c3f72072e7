import { useRoute } from '../shop-context.tsx';

/** Returns a page's main heading: the section's title, or the page's name when the title is empty. */
export const useHeading = (title: string): string => {
  const route = useRoute();
  return title === '' && route.kind === 'content' ? route.page.name : title;
};
