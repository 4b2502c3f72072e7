import { ResultAsync } from 'neverthrow';
import { namedIn, pictureFile } from '../../pictures/folder/picture-file.ts';
import { sourcePath } from '../../platform/files/source-path.ts';

/** Size of a picture on a gift card's paper. Units: points. */
export const cardPictureSize = { width: 480, height: 210 } as const;

/** Pixels per point: 200 to an inch, which print well. */
const scale = 200 / 72;

/** Returns a picture cut to its place on paper, as a JPEG at a `data:` address: a document embeds an address once. The
 *  module that resizes is loaded at first use, as most orders have no gift card. */
const cutPicture = async (file: string): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { width, height } = cardPictureSize;
  const bytes = await sharp(file)
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

/** Finds a picture in the shop's folder, or in the one of the sample, as pages do. */
const fileOf = (name: string, folder: string | undefined): string | undefined =>
  [...(folder === undefined ? [] : [folder]), sourcePath('sample/pictures/')]
    .map((place) => pictureFile(place, name).unwrapOr(undefined)?.path)
    .find((path) => path !== undefined);

/** Returns the pictures of addresses such as `/media/gift.jpg`, by address. Missing are those of other origins, and
 *  files that cannot be read. `folder` is the folder of the shop's own pictures. */
export const cardPictures = async (
  addresses: readonly string[],
  folder: string | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const found = [...new Set(addresses)].flatMap((address) => {
    const name = namedIn(address);
    const file = name === undefined ? undefined : fileOf(name, folder);
    return file === undefined
      ? []
      : [ResultAsync.fromPromise(cutPicture(file), String).map((picture) => [address, picture] as const)];
  });
  const cut = await Promise.all(found);
  return new Map(
    cut.flatMap((each) =>
      each.match(
        (pair) => [pair],
        () => [],
      ),
    ),
  );
};
