import type { Ref } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { isBlank } from '#src/validation/index.ts';
import { AudioPlayer, type AudioPlayerProps } from '../AudioPlayer/AudioPlayer.tsx';
import { FileRow } from '../FileRow/FileRow.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import type { BlockView } from './blocks.ts';
import * as frame from './frame.css.ts';
import * as css from './PostBody.css.ts';
import { Runs } from './Runs.tsx';

export type { BlockView, RunView } from './blocks.ts';

/** State that sounds share across posts. */
export interface Listening extends Omit<AudioPlayerProps, 'sound' | 'place'> {
  /** The second of a sound to begin from. */
  placeOf: (id: string) => number;
}

export interface PostBodyProps {
  blocks: readonly BlockView[];
  listening: Listening;
  /** Index of the block that takes focus when the post opens in place. @default none */
  arrival?: { readonly index: number; readonly ref: Ref<HTMLDivElement> } | undefined;
}

/** Distance of a block from the previous one. */
function distanceOf(previous: BlockView | undefined, { type }: BlockView): keyof typeof css.place {
  if (previous === undefined) return 'first';
  if (previous.type === 'paragraph' && type === 'paragraph') return 'goesOn';
  return previous.type === 'heading' ? 'underHeading' : 'apart';
}

const isEmpty = (block: BlockView | undefined): boolean =>
  block?.type === 'paragraph' && block.runs.every(({ text }) => isBlank(text));

/** The text of a post with its media (design section 14). */
export function PostBody({ blocks, listening, arrival }: PostBodyProps) {
  return (
    <div className={css.body}>
      {blocks.map((block, index) => {
        const isArrival = index === arrival?.index;
        if (isEmpty(block) && isEmpty(blocks[index - 1]) && !isArrival) return null;
        return (
          <div
            key={index}
            className={`${css.place[distanceOf(blocks[index - 1], block)]} ${css.arrival}`}
            ref={isArrival ? arrival.ref : undefined}
            tabIndex={isArrival ? -1 : undefined}
          >
            <Block block={block} listening={listening} />
          </div>
        );
      })}
    </div>
  );
}

function Block({ block, listening }: { block: BlockView; listening: Listening }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading className={frame.heading[block.level]}>{hyphenate(block.text)}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? frame.numbers : frame.bullets}>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={frame.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'divider':
      return <hr className={frame.divider} />;
    case 'picture':
      return <Gallery figures={[block]} />;
    case 'gallery':
      return <Gallery figures={block.figures} />;
    case 'audio':
      return <Sound {...listening} sound={block.sound} />;
    case 'file':
      return <FileRow file={block.file} />;
    case 'paywall':
      return <p className={css.mark}>Дальше — для тех, кому открыт пост</p>;
  }
}

function Sound({ placeOf, ...player }: Listening & Pick<AudioPlayerProps, 'sound'>) {
  return <AudioPlayer {...player} place={placeOf(player.sound.id)} />;
}
