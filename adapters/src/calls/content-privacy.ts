import { type Privacy, publicMembers } from './privacy.ts';

export const mediaFactsPrivacy: Privacy = {
  ...publicMembers('width', 'height', 'placeholder'),
  focalPoint: publicMembers('left', 'top'),
};

export const mediaPrivacy: Privacy = {
  ...mediaFactsPrivacy,
  ...publicMembers('kind', 'url', 'altText'),
  altTexts: publicMembers('*'),
};

const linkPrivacy: Privacy = publicMembers('href', 'text', 'newTab', 'kind');
const blockPrivacy: Privacy = publicMembers('title', 'text');

const footerPrivacy: Privacy = {
  links: linkPrivacy,
  social: { ...publicMembers('href', 'text'), image: mediaPrivacy },
  columns: { ...publicMembers('title'), links: linkPrivacy },
  ...publicMembers('bottomText'),
  bottomLinks: linkPrivacy,
};

const sectionPrivacy: Privacy = {
  ...publicMembers('id', 'title', 'text', 'anchor', 'background', 'type', 'layout', 'group', 'name', 'cardText'),
  ...publicMembers('reserveText', 'productIds', 'numbered'),
  items: blockPrivacy,
  cards: { ...publicMembers('id', 'title', 'text'), link: linkPrivacy, image: mediaPrivacy },
  methods: { ...publicMembers('title'), image: mediaPrivacy },
  texts: { '*': blockPrivacy },
};

export const sitePrivacy: Privacy = { ...publicMembers('name'), roots: publicMembers('*'), footer: footerPrivacy };

/** Content is written for everybody. */
export const pagePrivacy: Privacy = {
  ...publicMembers(
    'id',
    'contentType',
    'name',
    'path',
    'updated',
    'key',
    'seoTitle',
    'seoDescription',
    'keywords',
    'showFooter',
    'gone',
  ),
  seoImage: mediaPrivacy,
  image: mediaPrivacy,
  footer: footerPrivacy,
  sections: sectionPrivacy,
  cultures: publicMembers('language', 'path'),
};
