import { Button } from 'react-aria-components/Button';
import { MovingPicture, Picture, type PictureView } from '../../primitives/Picture/Picture.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { boxOf, shapeOf, sizesOf } from './figures.ts';
import * as css from './Gallery.css.ts';
import { Label } from './Label.tsx';

interface SingleProps {
  picture: PictureView;
  onOpen: () => void;
}

/** A picture by itself in the text: a tall one in its width, a wide one is moved from side to side. */
export function Single({ picture, onOpen }: SingleProps) {
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
