import { type FileOwner, ownedText } from '../../platform/files/file-owner.ts';
import { storeFailureKind } from '../database/store-failure.ts';

/** Why the embedded provider cannot start. Existing data is unchanged. */
export type StartError =
  | { readonly kind: 'folderUnwritable'; readonly folder: string; readonly reason: string }
  /** A former database's marker is present, but not the database. */
  | { readonly kind: 'databaseMissing'; readonly file: string; readonly marker: string }
  | { readonly kind: 'databaseDamaged'; readonly file: string; readonly reason: string }
  /** There is no shop, and the caller does not create one. */
  | { readonly kind: 'shopMissing'; readonly place: string }
  /** A new shop would be created at the place to which the data folder's shop should move. */
  | { readonly kind: 'shopNotMoved'; readonly file: string; readonly address: string }
  /** A sound SQLite file of another program. */
  | { readonly kind: 'databaseForeign'; readonly file: string }
  | { readonly kind: 'databaseNewer'; readonly file: string; readonly migration: string }
  /** A shop of `release`, which needs an upgrade; without `release`, of a build before the first release or between
   *  two. */
  | { readonly kind: 'databaseOlder'; readonly file: string; readonly release?: string | undefined }
  | { readonly kind: 'databaseBusy'; readonly file: string }
  /** The shop sells from another place, or its transfer was interrupted; `moved` is the file that records it. */
  | { readonly kind: 'databaseMoved'; readonly file: string; readonly place: string; readonly moved: string }
  /** Another process of the shop uses the file. `owner` is `undefined` for programs that run briefly. */
  | { readonly kind: 'databaseOwned'; readonly file: string; readonly owner: FileOwner | undefined }
  /** The shared database does not answer, or refuses the log-in. */
  | { readonly kind: 'serverUnreachable'; readonly address: string; readonly reason: string }
  /** A database of another program. */
  | { readonly kind: 'serverForeign'; readonly address: string }
  | { readonly kind: 'databaseUnusable'; readonly file: string; readonly reason: string };

/** Returns one line for the operator: the problem and its solution. */
export const startErrorText = (error: StartError): string => {
  switch (error.kind) {
    case 'folderUnwritable':
      return `cannot write to the data folder ${error.folder} (${error.reason}); make it writable or set DATA_DIR to another one`;
    case 'databaseMissing':
      return `the database ${error.file} is missing although ${error.marker} shows that there was one; restore it from a backup, or delete the marker to begin with an empty shop`;
    case 'shopMissing':
      return `there is no shop in ${error.place}; shop new makes one in a folder, shop serve in a folder or a database`;
    case 'shopNotMoved':
      return `${error.file} holds a shop that has not moved to ${error.address}, which is empty; move it with shop db transfer, or set DATA_DIR to another folder`;
    case 'databaseDamaged':
      return `the database ${error.file} is damaged (${error.reason}); restore it from a backup, nothing has been changed`;
    case 'databaseForeign':
      return `the file ${error.file} is a database of another program; set DATA_DIR to another folder`;
    case 'databaseNewer':
      return `the database ${error.file} was written by a newer version of the shop (${error.migration}); start that version instead`;
    case 'databaseOlder':
      if (error.release !== undefined)
        return `the database ${error.file} was written by release ${error.release} of the shop; stop what still sells from it and bring it over with shop db upgrade, nothing has been changed`;
      return `the database ${error.file} was made by an older version of the shop, and this version makes its own: move that one away or name another with DATA_DIR or DATABASE_URL; its catalog can be imported again from exported files`;
    case 'databaseMoved':
      return `the shop of ${error.file} has moved to ${error.place} and is closed here; start it with DATABASE_URL, run the same shop db transfer again if that was cut off, or delete ${error.moved} if nothing sells there any more`;
    case 'databaseBusy':
      return `the database ${error.file} is locked by another program; stop that program and start again`;
    case 'databaseOwned':
      return `the database ${error.file} ${ownedText(error.owner)}`;
    case 'serverUnreachable':
      return `the database ${error.address} cannot be reached (${error.reason}); check that it runs and that DATABASE_URL is right`;
    case 'serverForeign':
      return `the database ${error.address} holds the tables of another program; name an empty one in DATABASE_URL`;
    case 'databaseUnusable':
      return `the database ${error.file} cannot be used (${error.reason})`;
  }
};

/** Returns the message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the start error for an error while opening or checking a database file. */
export const databaseError = (file: string, error: unknown): StartError => {
  const kind = storeFailureKind(error);
  if (kind === 'busy') return { kind: 'databaseBusy', file };
  return { kind: kind === 'damaged' ? 'databaseDamaged' : 'databaseUnusable', file, reason: messageOf(error) };
};

/** Returns the start error for an error of the file system. */
export const folderError = (folder: string, error: unknown): StartError => ({
  kind: 'folderUnwritable',
  folder,
  reason: error instanceof Error && 'code' in error ? String(error.code) : messageOf(error),
});
