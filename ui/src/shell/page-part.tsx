import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  /** Drawn instead of a part that fails. */
  readonly instead: ReactNode;
  /** When this value changes, a failed part is drawn again. */
  readonly shows: unknown;
  readonly children: ReactNode;
};

/** The error boundary of a part, which works in the browser only. */
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

/** A part of the page whose failure leaves the rest intact. The server has no error boundaries: it draws `instead`, and
 *  the browser tries again. Catches errors only of components below it. */
export const PagePart = (props: Props) => (
  <PartBoundary {...props}>
    <Suspense fallback={props.instead}>{props.children}</Suspense>
  </PartBoundary>
);
