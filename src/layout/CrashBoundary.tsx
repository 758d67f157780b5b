import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Guard } from '../ui/Guard';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** Address of the page: another one has another chance. */
  path: string;
  children: ReactNode;
}

/** Shows the crash page in the place of what could not be drawn, so that the frame around it stays usable. */
export function CrashBoundary({ path, children }: CrashBoundaryProps) {
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    arrived.current = path;
  }, [path]);
  return (
    <Guard
      path={path}
      // On the way to a page others decide where the focus goes.
      onCrash={() => arrived.current === path && focusMain()}
      fallback={(error, retry) => (
        <CrashPage
          error={error}
          onRetry={() => {
            flushSync(retry);
            focusMain();
          }}
        />
      )}
    >
      {children}
    </Guard>
  );
}

/** What had the focus is gone: the reader goes on at the start of what took its place. */
function focusMain(): void {
  document.getElementById('main')?.focus();
}
