import type { LocalDate } from '../dates/local-date.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { RuleText } from '../pricing/price-rule-text.ts';

type Order = 'Date' | 'Items' | 'Number' | 'Paid' | 'Reserved' | 'Total' | 'WhatToBring' | 'Free';
type Over =
  | `${'OrderCanceled' | 'OrderCanceling' | 'Refunded' | 'Refunding'}${'Title' | 'Text'}`
  | 'OrderCanceledFreeText'
  | `${'OrderCanceled' | 'OrderCanceling'}RefundText`;
type Bring = `Bring${'Codes' | 'Id' | 'Swimwear'}`;
type Papers =
  | `${'Apple' | 'Google'}Wallet`
  | 'Register'
  | 'Seller'
  | 'VatId'
  | 'VatRate'
  | 'VatVouchers'
  | 'Withdrawal'
  | 'WithdrawalCards'
  | 'WithdrawalVisits'
  | 'Balance'
  | 'Buyer'
  | 'CardDays'
  | 'Code'
  | 'Count'
  | 'Entry'
  | 'GiftCards'
  | 'LastVisit'
  | 'LeftOf'
  | `${'HowTo' | 'Pdf'}${'' | 'GiftCards'}`
  | 'HowToVisits'
  | `Test${'' | 'Name'}`
  | 'Page'
  | 'Ticket'
  | 'Tickets'
  | 'Title'
  | 'Used'
  | 'Visit'
  | 'VisitsLeft';

type Subject = `Subject${'Canceled' | 'GiftCards' | 'Refunded' | 'Refunding' | 'Tickets' | 'Visit'}`;
type Mail =
  | `Attached${'' | 'GiftCards'}`
  | 'Cancel'
  | 'Contact'
  | 'Days'
  | 'Hello'
  | 'Keep'
  | 'OpenOrder'
  | 'Why'
  | Subject;
type Thanks = `Thanks${'GiftCards' | 'Tickets'}`;
type Footer = 'CompanyName' | 'EmailAddress' | 'PhoneNumber' | 'PostCodeAndCity' | 'Street';

/** Translation keys of an order's texts. */
export type PapersKey =
  | 'Cancel.Confirm'
  | `Papers.Open${'' | 'GiftCards'}`
  | `Footer.${Footer}`
  | `Mail.${Mail | Thanks}`
  | 'Added.Line'
  | `GiftCard.${'Kind' | 'Validity' | 'Value'}`
  | 'Price.promo'
  | 'SiteTitle'
  | `Order.${Order | Over | Bring}`
  | `Papers.${Papers}`
  | RuleText['key'];

/** Translates an order's texts into its reader's language. Every view of an order provides one. */
export type PapersWords = {
  readonly language: Language;
  readonly t: (key: PapersKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (amount: Cents) => string;
  /** Returns a date. */
  readonly day: (day: LocalDate) => string;
  /** Returns a date with its weekday. */
  readonly weekdayAndDay: (day: LocalDate) => string;
};

/** A name and its value. */
export type Fact = { readonly name: string; readonly value: string };

/** Returns a fact as a list, empty when there is no value. */
export const fact = (name: string, value: string | undefined): readonly Fact[] =>
  value === undefined ? [] : [{ name, value }];
