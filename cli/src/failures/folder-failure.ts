import { type Failure, unusable, usage } from './failure.ts';

/** Why a new folder was not written. */
type FolderRefusal = { readonly type: 'notEmpty' | 'unwritable'; readonly reason: string };

/** Makes the failure of a folder that was not written; `folder` is the folder as typed. */
export const folderFailure =
  (folder: string) =>
  ({ type, reason }: FolderRefusal): Failure => {
    const message = `the folder ${folder} cannot be written: ${reason}`;
    return type === 'notEmpty' ? usage(message) : unusable(message);
  };
