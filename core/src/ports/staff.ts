/** What staff may do: the office does what the door does, and more. */
export type StaffRole = 'door' | 'office';

/** A token of a member of staff, or of a device of theirs. */
export type StaffToken = {
  /** Stands in the log beside what was done with it. */
  readonly name: string;
  readonly role: StaffRole;
  readonly secret: string;
};
