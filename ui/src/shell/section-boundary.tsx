import { Component, type ReactNode } from 'react';
import { Notice } from '../kit/notice.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

/** A section that fails to draw shows an error box with the message; its neighbours stay (R-SECTION-9). */
export class SectionBoundary extends Component<Props, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <Notice tone="error" title={this.props.title}>
        {message}
      </Notice>
    );
  }
}
