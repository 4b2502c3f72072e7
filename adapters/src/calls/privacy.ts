/** What a member of a request or an answer says: nothing about a person, something about one, a right that whoever knows
 *  it has, or an address that is such a right below its origin. */
export type PrivacyMark = 'public' | 'personal' | 'secret' | 'address';

/** The marks of an object's members by name, lists looked through; `*` is for members of any name. A mark counts for the
 *  text, number or flag that stands there, and not for an object in its place. */
export type Privacy = { readonly [member: string]: PrivacyMark | Privacy };

const marked =
  (mark: PrivacyMark) =>
  (...members: readonly string[]): Privacy =>
    Object.fromEntries(members.map((member) => [member, mark]));

/** Members that say nothing about a person. */
export const publicMembers = marked('public');

/** Members that say something about a person. */
export const personalMembers = marked('personal');
