import type { MemberToken } from '@shop/core/ids';
import type { MemberJar } from '@shop/core/member/member-session';
import type { PagesOptions, RequestJar } from '../pages/pages-options.ts';

/** The jar of one request in which a member's token is kept, and the lines that its answer sends. */
export const requestMemberJar = (
  cookies: RequestJar,
  memberCookies: PagesOptions['memberCookies'],
): { readonly jar: MemberJar; readonly setCookies: () => readonly string[] } => {
  let setCookies: readonly string[] = [];
  const jar: MemberJar = {
    memberToken: cookies.memberToken,
    keepCheckoutSession: cookies.keepCheckoutSession,
    keepMemberToken: (token: MemberToken) => {
      setCookies = memberCookies(token);
    },
    forgetMemberToken: () => {
      setCookies = memberCookies(undefined);
    },
  };
  return { jar, setCookies: () => setCookies };
};
