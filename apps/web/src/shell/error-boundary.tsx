import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { translator } from '../platform/languages/translator.ts';
import { MissingPage } from '../platform/loading/lazy-page.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { NibMark } from '../ui/nib-mark.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown inside a frame that still works, instead of in place of everything. */
  readonly inFrame?: boolean;
  /** What to show instead, where it is less than a page that failed. */
  readonly broken?: (onRetry: () => void) => ReactNode;
}

/** A page that failed to load or to draw. What was typed is kept by the features that keep it, not by this. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(failure: unknown) {
    if (failure instanceof MissingPage) failure.forget();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    return this.props.broken?.(retry) ?? <BrokenPage inFrame={this.props.inFrame ?? false} onRetry={retry} />;
  }
}

const BrokenPage = ({ inFrame, onRetry }: { readonly inFrame: boolean; readonly onRetry: () => void }) => {
  const content = (
    <div
      role="alert"
      className="mx-auto flex min-h-[60vh] max-w-lg flex-col items-center justify-center px-5 py-16 text-center"
    >
      <NibMark className="mb-6 size-12 rotate-12 text-muted" />
      <h1 className="font-semibold text-28">
        <Trans>This page could not be shown</Trans>
      </h1>
      <p className="mt-3 font-medium">
        {translator()?.message({ code: 'error-occurred' }) ?? 'An error occurred'}
      </p>
      <p className="mt-1 text-muted">
        <Trans>
          The connection may have dropped, or we made a mistake. Nothing you saved is lost. Try again, and if
          it happens twice, reload the page.
        </Trans>
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
        <Button look="secondary" onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        {/* A plain link: the router may be what failed. */}
        <a href="/" className={buttonClass({ look: 'quiet' })}>
          <Trans>Home</Trans>
        </a>
      </div>
    </div>
  );
  return inFrame ? content : <main>{content}</main>;
};
