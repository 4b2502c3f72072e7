/** So much is asked for at once: a doctor must not be a burden. */
const lanes = 4;

/** Asks about everything, a few at once, and tells the answers in the order of the questions. */
export const inLanes = async <Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const running: Promise<unknown>[] = [];
  const answers = questions.map((question, index) => {
    const answer = Promise.resolve(running[index % lanes]).then(() => ask(question));
    running[index % lanes] = answer;
    return answer;
  });
  return Promise.all(answers);
};
