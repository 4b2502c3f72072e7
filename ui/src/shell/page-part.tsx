import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** What stands in the part's place when drawing it fails. */
  readonly instead: ReactNode;
  /** Another value is another try. */
  readonly shows: unknown;
  readonly children: ReactNode;
};

/** Catches in the browser what drawing a part throws. */
class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ shows }: Props) {
    if (this.state.hasFailed && shows !== this.props.shows) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** A part of the page that fails alone. On the server, without error boundaries, `instead` takes its
 *  place, and the browser tries again. Errors must be thrown in a component below it. */
export const PagePart = (props: Props) => (
  <PartBoundary {...props}>
    <Suspense fallback={props.instead}>{props.children}</Suspense>
  </PartBoundary>
);
