import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { forced } from './forcedState.css.ts';
import { type State, writeState } from './states.ts';

interface ForcedStateProps {
  state: State;
  /** The first control of these shows it. */
  children: ReactNode;
}

/** Shows a state at rest. react-aria drops such attributes given as props, so they are written on the elements. */
export function ForcedState({ state, children }: ForcedStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let remove = writeState(element, state);
    // Tabs and items of menus are rendered after their containers.
    const observer = new MutationObserver(() => {
      remove();
      remove = writeState(element, state);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      remove();
    };
  }, [state]);
  return (
    <div ref={root} className={forced}>
      {children}
    </div>
  );
}
