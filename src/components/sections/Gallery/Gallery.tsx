import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Picture } from '../../primitives/Picture/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as css from './Gallery.css.ts';
import type { GalleryProps } from './figures.ts';
import { Viewer } from './Viewer.tsx';

/** Tiles that stand in the text; the others wait behind the last one. */
const shown = 3;

/** Pictures side by side; any of them opens over the whole screen, where one goes from one to the next. */
export function Gallery({ figures }: GalleryProps) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const open = (chosen: number) => {
    setIndex(chosen);
    setOpen(true);
  };
  const [caption] = figures.flatMap((figure) => figure.caption ?? []);
  const hidden = figures.length - shown;
  return (
    <figure>
      <div className={css.grid[figures.length === 2 ? 'two' : 'more']}>
        {figures.slice(0, shown).map(({ picture }, place) => (
          <Button key={picture.src} className={css.tile} onPress={() => open(place)}>
            <VisuallyHidden>{`Открыть картинку ${place + 1} из ${figures.length}: `}</VisuallyHidden>
            <Picture picture={picture} sizes="(min-width: 48em) 465px, 66vw" />
            {place === shown - 1 && hidden > 0 && (
              <span className={css.rest} aria-hidden="true">
                +{hidden}
              </span>
            )}
          </Button>
        ))}
      </div>
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
      <Viewer
        figures={figures}
        isOpen={isOpen}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
      />
    </figure>
  );
}
