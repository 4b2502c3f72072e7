/** Limits the number of tasks that run at once, so that the doctor puts little load on the shop. */
export const inLanes = (lanes: number) => {
  const running: Promise<unknown>[] = [];
  let count = 0;
  return <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const lane = count % lanes;
    count += 1;
    const answer = Promise.resolve(running[lane]).then(task);
    running[lane] = answer;
    return answer;
  };
};

/** Says whether a picture exists; `undefined` when this is unknown. */
export type HasPicture = (address: string) => Promise<boolean | undefined>;

/** Returns the check so that each picture is looked up once for all pages and products. */
export const askedOnce = (hasPicture: HasPicture): HasPicture => {
  const inLane = inLanes(4);
  const asked = new Map<string, Promise<boolean | undefined>>();
  return (address) => {
    const answer = asked.get(address) ?? inLane(() => hasPicture(address));
    asked.set(address, answer);
    return answer;
  };
};
