/** What remains of a record whose members are all written down. A member that is added to it later does not compile with
 *  `rest satisfies NothingLeft` until the files know it too. */
export type NothingLeft = { readonly [Member in string]?: never };
