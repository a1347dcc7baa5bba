import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type LazyPart, useLazyPart } from './lazy-part.ts';

/** A part of the app that could not be loaded, or that has failed. */
export interface MissingPart {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

interface Props<PartProps> {
  readonly part: LazyPart<PartProps>;
  readonly props: PartProps;
  readonly loading?: ReactNode;
  /** Stands in for the missing part. */
  readonly missing: (missing: MissingPart) => ReactNode;
}

/** Shows a part that is loaded when it is first shown. If it is missing, the reason is shown in its place. */
export function LazyPartView<PartProps extends object>({ part, props, loading, missing }: Props<PartProps>) {
  const { Component, error, isLoading } = useLazyPart(part);
  if (Component !== undefined) {
    return (
      <ErrorBoundary
        fallbackRender={({ error: thrown, resetErrorBoundary }) =>
          missing({ error: thrown, isRetrying: false, retry: resetErrorBoundary })
        }
        onError={(thrown) => console.error(thrown)}
      >
        <Component {...props} />
      </ErrorBoundary>
    );
  }
  return error === undefined ? loading : missing({ error, isRetrying: isLoading, retry: part.askAgain });
}
