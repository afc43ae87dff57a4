import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { MovingPicture, Picture } from '../../../primitives/Picture/Picture.tsx';
import { blockOf } from '../document/readBlocks.ts';
import { caption as captionStyle, inset } from '../text.css.ts';
import { useUi } from '../ui.ts';
import { BlockControls } from './BlockControls.tsx';
import { Lost } from './Lost.tsx';
import * as css from './views.css.ts';

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
        <div className={inset}>
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
