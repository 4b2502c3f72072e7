/** What a member of a request or an answer says: nothing about a person, something about one, a right that whoever knows
 *  it has, or an address that is such a right below its origin. Anything at all may be typed where a name, an id or a code is
 *  asked for: `typed` counts as personal unless the shop itself has said the same, and `country` unless it has two letters. A `code` is
 *  a pseudonym where the shop took or said it, and personal elsewhere (D-TYPED). */
export type PrivacyMark = 'public' | 'personal' | 'secret' | 'address' | 'typed' | 'code' | 'country';

/** The marks of an object's members by name, lists looked through; `*` is for members of any name. A mark counts for the
 *  text, number or flag that stands there, and not for an object in its place. */
export type Privacy = { readonly [member: string]: PrivacyMark | Privacy };

const marked =
  (mark: PrivacyMark) =>
  (...members: readonly string[]): Privacy =>
    Object.fromEntries(members.map((member) => [member, mark]));

/** Members that say nothing about a person. */
export const publicMembers = marked('public');

/** Members in which whoever asks can write what they want. */
export const typedMembers = marked('typed');

/** Members that say something about a person. */
export const personalMembers = marked('personal');
