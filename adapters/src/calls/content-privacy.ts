import { type Privacy, publicMembers } from './privacy.ts';

export const mediaPrivacy: Privacy = {
  ...publicMembers('url', 'width', 'height', 'altText', 'placeholder'),
  altTexts: publicMembers('*'),
  focalPoint: publicMembers('left', 'top'),
};

const linkPrivacy: Privacy = publicMembers('href', 'text', 'newTab');
const blockPrivacy: Privacy = publicMembers('title', 'text');

const footerPrivacy: Privacy = {
  links: linkPrivacy,
  social: { ...publicMembers('href', 'text'), image: mediaPrivacy },
  columns: { ...publicMembers('title'), links: linkPrivacy },
  ...publicMembers('bottomText'),
  bottomLinks: linkPrivacy,
};

const sectionPrivacy: Privacy = {
  ...publicMembers('id', 'title', 'text', 'type', 'layout', 'group', 'name', 'cardText', 'reserveText'),
  ...publicMembers('productIds', 'numbered'),
  items: blockPrivacy,
  cards: { ...publicMembers('title', 'text', 'href'), image: mediaPrivacy },
  methods: { ...publicMembers('title'), image: mediaPrivacy },
  texts: { '*': blockPrivacy },
};

/** Content is written for everybody. */
export const pagePrivacy: Privacy = {
  ...publicMembers('id', 'contentType', 'name', 'path', 'key', 'seoTitle', 'seoDescription', 'keywords', 'showFooter'),
  seoImage: mediaPrivacy,
  image: mediaPrivacy,
  footer: footerPrivacy,
  sections: sectionPrivacy,
  cultures: publicMembers('language', 'path'),
};
