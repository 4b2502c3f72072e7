/** Returns the parts of a stream. `undefined`, with the stream canceled, as soon as they exceed `most` bytes.
 *  Rejects when the stream breaks. */
export const boundedParts = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<readonly Uint8Array[] | undefined> => {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return parts;
};
