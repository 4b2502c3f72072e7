/** The roles of staff: the office may do everything that the door may, and more. */
export type StaffRole = 'door' | 'office';

/** The access token of a member of staff, or of one of their devices. */
export type StaffToken = {
  /** Logged with every call made with the token. */
  readonly name: string;
  readonly role: StaffRole;
  readonly secret: string;
};
