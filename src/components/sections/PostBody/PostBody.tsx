import type { ReactNode, Ref } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { isBlank, joinEmptyLines } from '#src/validation/index.ts';
import { AudioPlayer, type AudioPlayerProps, type SoundView } from '../AudioPlayer/AudioPlayer.tsx';
import { FileRow, type FileView } from '../FileRow/FileRow.tsx';
import { type Figure, Gallery } from '../Gallery/Gallery.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as frame from './frame.css.ts';
import * as css from './PostBody.css.ts';

/** A piece of text that looks the same throughout. */
export interface RunView {
  readonly text: string;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  /** Target of a link: `https:` or `mailto:`. */
  readonly href?: string | undefined;
}

/** A part of a post, everything in it at hand. */
export type BlockView =
  | { readonly type: 'paragraph' | 'quote'; readonly runs: readonly RunView[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RunView[])[] }
  | ({ readonly type: 'picture' } & Figure)
  | { readonly type: 'gallery'; readonly figures: readonly Figure[] }
  | { readonly type: 'audio'; readonly sound: SoundView }
  | { readonly type: 'file'; readonly file: FileView }
  | { readonly type: 'divider' | 'paywall' };

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

function Run({ text, bold, italic, href }: RunView) {
  let content: ReactNode = joinEmptyLines(text);
  if (italic) content = <em>{content}</em>;
  if (bold) content = <strong>{content}</strong>;
  if (href === undefined) return content;
  return (
    <Link kind="text" href={href} isExternal={/^https:/i.test(href)}>
      {content}
    </Link>
  );
}

/** Text with its marks as React elements, never as HTML of an author. */
function Runs({ runs }: { runs: readonly RunView[] }) {
  return runs.map((run, index) => <Run key={index} {...run} />);
}
