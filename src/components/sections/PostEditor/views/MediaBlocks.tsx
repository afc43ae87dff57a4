import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { withNoun } from '#src/format/plural.ts';
import { AudioPlayer, type Speed } from '../../AudioPlayer/AudioPlayer.tsx';
import { FileRow } from '../../FileRow/FileRow.tsx';
import { blockOf } from '../document/toBlocks.ts';
import { useUi } from '../media.ts';
import { MovingPicture, Picture } from '../../../primitives/Picture/Picture.tsx';
import { caption as captionStyle, inset } from '../text.css.ts';
import { BlockControls, Lost } from './BlockControls.tsx';
import * as css from './views.css.ts';

const nowhere = () => {};

/** A sound as readers get it; where one stopped is not remembered. */
export function AudioBlock({ node, ...view }: ReactNodeViewProps) {
  const { media, title } = blockOf(node, 'audio');
  const file = useUi().media.get(media);
  const [speed, setSpeed] = useState<Speed>(1);
  return (
    <NodeViewWrapper>
      {file?.kind === 'audio' ? (
        <div className={css.framed}>
          <AudioPlayer
            sound={{ ...file.sound, title }}
            place={0}
            speed={speed}
            onSpeedChange={setSpeed}
            onPlace={nowhere}
            onStale={nowhere}
          />
        </div>
      ) : (
        <Lost kind="Запись" />
      )}
      <BlockControls {...view} label="Назвать иначе" />
    </NodeViewWrapper>
  );
}

/** A file as readers get it. */
export function FileBlock({ node, ...view }: ReactNodeViewProps) {
  const { media, title } = blockOf(node, 'file');
  const file = useUi().media.get(media);
  return (
    <NodeViewWrapper>
      {file?.kind === 'file' ? (
        <div className={css.framed}>
          <FileRow file={{ ...file.file, title }} />
        </div>
      ) : (
        <Lost kind="Файл" />
      )}
      <BlockControls {...view} label="Назвать иначе" />
    </NodeViewWrapper>
  );
}

/** A picture across the sheet with the words under it. */
export function PictureBlock({ node, ...view }: ReactNodeViewProps) {
  const { media, alt, caption } = blockOf(node, 'picture');
  const file = useUi().media.get(media);
  return (
    <NodeViewWrapper>
      <figure>
        {file?.kind === 'picture' ? (
          <div className={css.picture}>
            <MovingPicture picture={file.picture}>
              {(isMoving) => (
                <Picture
                  picture={{ ...file.picture, alt }}
                  sizes="(min-width: 48em) 700px, 100vw"
                  isMoving={isMoving}
                />
              )}
            </MovingPicture>
          </div>
        ) : (
          <Lost kind="Картинка" />
        )}
        <div className={view.selected ? css.foot : inset}>
          {caption !== undefined && <figcaption className={captionStyle}>{caption}</figcaption>}
          <BlockControls
            {...view}
            label="Описание и подпись"
            remark={alt === '' ? 'Без описания: кто не видит картинку, не узнает, что на ней' : undefined}
          />
        </div>
      </figure>
    </NodeViewWrapper>
  );
}

/** Pictures side by side: all of them, as one sorts them here. */
export function GalleryBlock({ node, ...view }: ReactNodeViewProps) {
  const { pictures } = blockOf(node, 'gallery');
  const { media } = useUi();
  const caption = pictures[0]?.caption;
  const mute = pictures.filter(({ alt }) => alt === '').length;
  return (
    <NodeViewWrapper>
      <figure>
        <div className={css.tiles}>
          {pictures.map((picture, place) => {
            const file = media.get(picture.media);
            return (
              // A gallery may have a picture twice.
              <div key={place} className={css.tile}>
                {file?.kind === 'picture' ? (
                  <Picture picture={{ ...file.picture, alt: picture.alt }} sizes="233px" />
                ) : (
                  <Lost kind="Картинка" />
                )}
              </div>
            );
          })}
        </div>
        {caption !== undefined && <figcaption className={captionStyle}>{caption}</figcaption>}
        <BlockControls
          {...view}
          label="Описания и подписи"
          remark={
            mute > 0
              ? `Без описания ${withNoun(mute, ['картинка', 'картинки', 'картинок'])} из ${pictures.length}`
              : undefined
          }
        />
      </figure>
    </NodeViewWrapper>
  );
}
