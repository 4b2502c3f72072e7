/** The parts of a stream; none, with the stream given up, as soon as they are more bytes than `most`. Rejects when the
 *  stream breaks. */
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
