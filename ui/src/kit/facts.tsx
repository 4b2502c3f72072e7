import type { Fact } from '@shop/core/papers/papers-words';

/** Names with their values, such as the number and the day of an order. */
export const Facts = ({
  className,
  facts,
}: {
  readonly className: string | undefined;
  readonly facts: readonly Fact[];
}) => (
  <dl className={className}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
