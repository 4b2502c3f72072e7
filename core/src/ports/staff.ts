/** The roles of staff: the office may do everything that the door may, and more. */
export const staffRoles = ['door', 'office'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The access token of a member of staff, or of one of their devices. */
export type StaffToken = {
  /** Logged with every call made with the token. */
  readonly name: string;
  readonly role: StaffRole;
  readonly secret: string;
};
