import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { MovingPicture, Picture, type PictureView } from '../../primitives/Picture/Picture.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { boxOf, type Figure, type GalleryProps, shapeOf, sizesOf } from './figures.ts';
import * as css from './Gallery.css.ts';

interface ViewerProps extends GalleryProps {
  isOpen: boolean;
  /** The picture on the screen. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Announces the figure on the screen. */
const wordsOf = (figure: Figure | undefined): string =>
  [figure?.picture.alt, figure?.caption].map((words) => (words ? `. ${words}` : '')).join('');

/** One picture at a time over the whole screen; the arrow keys go to its neighbours, Escape back to the text. */
export function Viewer({ figures, isOpen, index, onIndexChange, onClose }: ViewerProps) {
  const figure = figures[index];
  const isAlone = figures.length === 1;
  const go = (step: number) => onIndexChange((index + step + figures.length) % figures.length);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const step = steps[key];
    // There the same keys move a wide picture.
    const isRegion = target instanceof Element && target.role === 'region';
    if (step !== undefined && !isRegion) go(step);
  };
  return (
    <ModalOverlay className={css.overlay} isOpen={isOpen} onOpenChange={onClose}>
      <Modal>
        <div role="presentation" onKeyDown={onKeyDown}>
          <Dialog className={css.viewer} aria-label={isAlone ? 'Картинка поста' : 'Картинки поста'}>
            <div className={css.bar}>
              <p className={css.counter} role="status">
                {!isAlone && `${index + 1} из ${figures.length}`}
                {!isAlone && <VisuallyHidden>{wordsOf(figure)}</VisuallyHidden>}
              </p>
              <IconButton label="Закрыть" icon="close" onPress={onClose} />
            </div>
            <div className={css.stage}>{figure && <Shown key={index} picture={figure.picture} />}</div>
            <div className={css.bar}>
              <p className={css.words}>{figure?.caption}</p>
              {!isAlone && (
                <>
                  <IconButton label="Предыдущая картинка" icon="left" onPress={() => go(-1)} />
                  <IconButton label="Следующая картинка" icon="right" onPress={() => go(1)} />
                </>
              )}
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}

/** A picture over the screen: whole, or scrolled where nothing could be made out of it otherwise. */
function Shown({ picture }: { picture: PictureView }) {
  const box = (
    <div className={css.shown} style={boxOf(picture, 'screen')}>
      <MovingPicture picture={picture}>
        {(isMoving) => (
          <Picture picture={picture} sizes={sizesOf(picture, 'screen')} isMoving={isMoving} isFirst />
        )}
      </MovingPicture>
    </div>
  );
  if (shapeOf(picture, 'screen') === 'whole') return box;
  return <ScrollArea label="Картинка, её можно двигать">{box}</ScrollArea>;
}
