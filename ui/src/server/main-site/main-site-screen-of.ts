import type { Order } from '@shop/core/checkout/order';
import { countriesIn } from '@shop/core/host/checkout/countries';
import type { Member } from '@shop/core/member/member';
import type { AccountFieldError, MainSiteScreen } from '../../main-site/main-site-screen.ts';
import type { PostedLogIn } from '../../page-data/posted-answer.ts';
import { memberIn } from '../member/account-forms.ts';
import type { MainSitePlace, MainSiteWays } from './main-site-ways.ts';

/** What a request brought for its page, and who is logged in. */
export type Shown = {
  readonly member?: Member | undefined;
  /** None when they cannot be told. */
  readonly orders?: readonly Order[] | undefined;
  readonly logIn?: PostedLogIn;
  readonly typed?: Member;
  readonly errors?: readonly AccountFieldError[];
  readonly errorKey?: string | undefined;
  readonly isSaved?: boolean;
};

const nobody = memberIn(new Map());

/** The screen of a page of the main site. */
export const mainSiteScreenOf = (
  { page, language }: MainSitePlace,
  { action, otherHref }: MainSiteWays,
  { member, orders, logIn, typed, errors = [], errorKey, isSaved = false }: Shown,
): MainSiteScreen => {
  const ways = { action, otherHref };
  const form = { countries: countriesIn(language), errors, ...(errorKey === undefined ? {} : { errorKey }) };
  switch (page) {
    case 'login':
      return { page, ...ways, ...(logIn === undefined ? {} : { posted: logIn }) };
    case 'register':
      return { page, ...ways, ...form, typed: typed ?? nobody };
    case 'profile':
      return {
        ...{ page, ...ways, ...form, isSaved, isOver: member === undefined, typed: typed ?? member ?? nobody },
        ...(orders === undefined ? {} : { orders }),
      };
  }
};
