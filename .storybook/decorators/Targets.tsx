import { useEffect, useState } from 'react';
import * as css from './overlay.css.ts';
import { findTargets, type Target } from './targets.ts';

const isSame = (one: readonly Target[], other: readonly Target[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Outlines what can be pressed, with the size of what is smaller than it should be. It follows movement. */
export function Targets() {
  const [targets, setTargets] = useState<readonly Target[]>([]);
  useEffect(() => {
    const follow = (): void => {
      const found = findTargets(document.body);
      setTargets((known) => (isSame(known, found) ? known : found));
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return targets.map(({ verdict, left, top, width, height }) => (
    <div
      key={`${left} ${top} ${width} ${height}`}
      className={css.target({ verdict })}
      style={{ left, top, width, height }}
    >
      {verdict !== 'good' && (
        <span className={css.sides({ verdict })}>
          {Math.round(width)} × {Math.round(height)}
        </span>
      )}
    </div>
  ));
}
