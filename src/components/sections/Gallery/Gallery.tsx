import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MovingPicture, Picture, type PictureView } from '../../primitives/Picture/Picture.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { boxOf, type GalleryProps, shapeOf, sizesOf } from './figures.ts';
import * as css from './Gallery.css.ts';
import { Viewer } from './Viewer.tsx';

export type { Figure, GalleryProps } from './figures.ts';

/** Tiles in the text; further pictures are behind the last one. */
const tileCount = 3;

/** A picture, or several side by side; each opens the viewer over the whole screen. */
export function Gallery({ figures }: GalleryProps) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const open = (chosen: number) => {
    setIndex(chosen);
    setOpen(true);
  };
  const [first] = figures;
  return (
    <figure>
      {figures.length === 1 && first ? (
        <Single picture={first.picture} onOpen={() => open(0)} />
      ) : (
        <Tiles figures={figures} onOpen={open} />
      )}
      {/* The captions of the others are in the viewer. */}
      {first?.caption !== undefined && <figcaption className={css.caption}>{first.caption}</figcaption>}
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

function Tiles({ figures, onOpen }: GalleryProps & { onOpen: (index: number) => void }) {
  const hidden = figures.length - tileCount;
  return (
    <div className={css.grid[figures.length === 2 ? 'two' : 'more']}>
      {figures.slice(0, tileCount).map(({ picture }, place) => (
        // The same picture under a new address is the same tile, so it keeps the focus.
        <Button key={place} className={css.tile} onPress={() => onOpen(place)}>
          <Label text={`Открыть картинку ${place + 1} из ${figures.length}`} alt={picture.alt} />
          <Picture picture={picture} sizes="(min-width: 48em) 465px, 66vw" />
          {place === tileCount - 1 && hidden > 0 && (
            <span className={css.rest} aria-hidden="true">
              +{hidden}
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}

interface SingleProps {
  picture: PictureView;
  onOpen: () => void;
}

/** A picture by itself in the text: a tall one in its width, a wide one is moved from side to side. */
function Single({ picture, onOpen }: SingleProps) {
  const box = (
    <div className={css.box} style={boxOf(picture, 'text')}>
      <MovingPicture picture={picture}>
        {(isMoving) => (
          <Button className={css.single} onPress={onOpen}>
            <Label text="Открыть картинку" alt={picture.alt} />
            <Picture picture={picture} sizes={sizesOf(picture, 'text')} isMoving={isMoving} />
          </Button>
        )}
      </MovingPicture>
    </div>
  );
  return shapeOf(picture, 'text') === 'wide' ? <ScrollArea>{box}</ScrollArea> : box;
}

/** Says the action before the picture's description. */
function Label({ text, alt }: { text: string; alt: string }) {
  return <VisuallyHidden>{alt === '' ? text : `${text}: `}</VisuallyHidden>;
}
