import { fork } from 'node:child_process';
import type { Answer, Request } from './answer-parent.ts';

/** Milliseconds without work after which the process ends. */
const idleMs = 5000;
/** Maximum milliseconds of the oldest request; after it the process counts as hung. */
const hungMs = 20_000;

type Waiting = { readonly resolve: (bytes: Buffer<ArrayBuffer>) => void; readonly reject: (error: Error) => void };

const startChild = <Input>(program: string, hungAfter: number) => {
  const waiting = new Map<number, Waiting>();
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither the process nor its channel keeps the shop running.
  child.unref();
  child.channel?.unref();
  let rest: NodeJS.Timeout | undefined;
  let limit: NodeJS.Timeout | undefined;
  let lastId = 0;

  const watch = (): void => {
    clearTimeout(limit);
    if (waiting.size > 0) limit = setTimeout(() => child.kill('SIGKILL'), hungAfter).unref();
  };

  const end = (): void => {
    clearTimeout(limit);
    for (const { reject } of waiting.values()) reject(new Error(`${program} ended before its answer`));
    waiting.clear();
  };
  child.on('error', end).once('exit', end);
  child.on('message', ({ id, bytes, fault }: Answer) => {
    const [oldest] = waiting.keys();
    const caller = waiting.get(id);
    waiting.delete(id);
    if (id === oldest) watch();
    if (bytes === undefined) caller?.reject(new Error(fault));
    else caller?.resolve(Buffer.from(bytes));
    if (waiting.size === 0) rest = setTimeout(() => child.disconnect(), idleMs).unref();
  });

  return {
    isOpen: (): boolean => child.connected,
    ask: (input: Input): Promise<Buffer<ArrayBuffer>> =>
      new Promise((resolve, reject) => {
        clearTimeout(rest);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        if (waiting.size === 1) watch();
        const request: Request<Input> = { id: lastId, input };
        child.send(request);
      }),
  };
};

/** Returns a function that creates bytes in a child process, which exists only while there is work. It takes no time
 *  from the request thread, frees its memory (resizing in the server keeps 300 MB) and isolates faults; a hung
 *  process is killed. `program` calls `answerParent`, built or as source. */
export const bytesByChild = <Input>(
  program: string,
  hungAfter = hungMs,
): ((input: Input) => Promise<Buffer<ArrayBuffer>>) => {
  let child: ReturnType<typeof startChild<Input>> | undefined;
  return (input) => {
    if (child?.isOpen() !== true) child = startChild<Input>(program, hungAfter);
    return child.ask(input);
  };
};
