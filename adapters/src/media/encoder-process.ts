import { fork } from 'node:child_process';
import type { encodeRendition } from './encode-rendition.ts';
import type { EncoderAnswer, EncoderRequest } from './encoder-message.ts';

/** Units: milliseconds without work after which the process ends. */
const idleMs = 5000;

type Waiting = { readonly resolve: (bytes: Buffer) => void; readonly reject: (error: Error) => void };

const startEncoder = (program: string) => {
  const waiting = new Map<number, Waiting>();
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither of them keeps a shop alive that wants to end.
  child.unref();
  child.channel?.unref();
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('the encoder ended before its answer'));
    waiting.clear();
  };
  child.once('error', end).once('exit', end);
  child.on('message', ({ id, bytes, fault }: EncoderAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (bytes === undefined) asked?.reject(new Error(fault));
    else asked?.resolve(Buffer.from(bytes));
    if (waiting.size === 0) rest = setTimeout(() => child.disconnect(), idleMs).unref();
  });

  return {
    isOpen: (): boolean => child.connected,
    encode: (source: EncoderRequest['source'], rendition: EncoderRequest['rendition']): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        clearTimeout(rest);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        child.send({ id: lastId, source, rendition } satisfies EncoderRequest);
      }),
  };
};

/** Encodes in a process of its own, which is there only while there is something to do: the memory that large pictures take
 *  goes back with it (a server that does it itself keeps 300 MB), and a fault in it costs only its own answers.
 *  `program` is `encoder.ts`, or what the build made of it. */
export const encoderProcess = (program: string): typeof encodeRendition => {
  let encoder: ReturnType<typeof startEncoder> | undefined;
  return (source, rendition) => {
    if (encoder?.isOpen() !== true) encoder = startEncoder(program);
    return encoder.encode(source, rendition);
  };
};
