import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Picture } from '../../primitives/Picture/index.ts';
import type { GalleryProps } from './figures.ts';
import * as css from './Gallery.css.ts';

interface ViewerProps extends GalleryProps {
  isOpen: boolean;
  /** The picture on the screen. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture at a time over the whole screen; the arrow keys go to its neighbours, Escape back to the text. */
export function Viewer({ figures, isOpen, index, onIndexChange, onClose }: ViewerProps) {
  const figure = figures[index];
  // On the ink of the screen: its own colour would fill the rest of the screen, too.
  const picture = figure && { ...figure.picture, color: undefined };
  const go = (step: number) => onIndexChange((index + step + figures.length) % figures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step !== undefined) go(step);
  };
  return (
    <ModalOverlay className={css.overlay} isOpen={isOpen} onOpenChange={onClose}>
      <Modal>
        <div role="presentation" onKeyDown={onKeyDown}>
          <Dialog className={css.viewer} aria-label="Картинки поста">
            <div className={css.bar}>
              <p className={css.counter} role="status">
                {index + 1} из {figures.length}
              </p>
              <IconButton label="Закрыть" icon="close" onPress={onClose} />
            </div>
            <div className={css.stage}>
              {picture && <Picture key={picture.src} picture={picture} sizes="100vw" isFirst />}
            </div>
            <div className={css.bar}>
              <p className={css.words}>{figure?.caption}</p>
              <IconButton label="Предыдущая картинка" icon="left" onPress={() => go(-1)} />
              <IconButton label="Следующая картинка" icon="right" onPress={() => go(1)} />
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
