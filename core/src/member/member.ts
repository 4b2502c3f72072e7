/** A logged-in member as the main site's profile tells it (R-FORM-11). */
export type Member = {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly address: string;
  readonly postCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
  readonly wellcardId: string;
};
