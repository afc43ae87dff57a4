import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { withNoun } from '#src/format/plural.ts';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { blockOf } from '../document/readBlocks.ts';
import { caption as captionStyle } from '../text.css.ts';
import { useUi } from '../ui.ts';
import { BlockControls } from './BlockControls.tsx';
import { Lost } from './Lost.tsx';
import * as css from './views.css.ts';

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
