import type { PostedCustomer, PostedLogIn } from '../../page-data/posted-answer.ts';
import type { RouteData } from '../../page-data/route-data.ts';
import type { PersonalDataData, SectionData } from '../../page-data/section-data.ts';
import type { PageRequest } from './page-request.ts';

/** The route with what the request itself brought for its forms. */
export const withForms = (route: RouteData, { posted, answer, outcome, logIn }: PageRequest): RouteData => {
  if (route.kind !== 'content') return route;
  const sections = route.sections.map((section): SectionData => {
    if (section.type === 'personalData') return withPosted(section, posted, logIn);
    if (section.type === 'orderCancellation' && outcome !== undefined) return { ...section, outcome };
    return section;
  });
  return { ...route, sections, ...(answer === undefined ? {} : { posted: answer }) };
};

const withPosted = (
  section: PersonalDataData,
  posted: PostedCustomer | undefined,
  logIn: PostedLogIn | undefined,
): PersonalDataData => ({
  ...section,
  ...(posted === undefined ? {} : { posted }),
  ...(logIn === undefined ? {} : { logIn }),
});
