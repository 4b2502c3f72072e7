import type { Endpoints } from './endpoint.ts';
import { loggedIn, logInRequest, memberRequest, shownMember } from './profile-codec.ts';

/** The main site's accounts (spec 7). */
export const profileEndpoints: Pick<Endpoints, 'logIn' | 'loadMember'> = {
  logIn: {
    method: 'POST',
    path: '/Account/Login',
    request: logInRequest,
    answer: loggedIn,
    repeat: 'never',
    changes: true,
    without: { kind: 'loginFailed', message: '' },
    summary: 'Logs a member in',
  },
  loadMember: {
    method: 'GET',
    path: '/Profile/GetUser',
    request: memberRequest,
    answer: shownMember,
    repeat: 'safe',
    changes: false,
    summary: 'The member of a token, or nobody',
  },
};
