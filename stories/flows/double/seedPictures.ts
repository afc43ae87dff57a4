import type { Block, Picture } from '#src/api/contract.ts';
import type { Content } from './content.ts';

const files = import.meta.glob<string>('/src/server/demo/media/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Sounds and files stay with the server: the double has pictures only. */
const isKept = ({ type }: Block) => type !== 'audio' && type !== 'file';

/** Brings pictures of the demo into the double, at the addresses that Storybook serves them from. */
export function createPictures({ pictures }: Content) {
  const byName = new Map<string, Picture>();

  function add(name: string): Picture {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const sources = [480, 960, 1440].map((width) => ({
      width,
      url: files[`/src/server/demo/media/${name}-${width}.webp`] ?? '',
    }));
    const size = { width: 1440, height: 960 };
    const picture: Picture = { id: crypto.randomUUID(), kind: 'picture', ...size, color: '#0e3b2c', sources };
    byName.set(name, picture);
    pictures.set(picture.id, picture);
    return picture;
  }

  const withId = <Named extends { readonly media: string }>(named: Named): Named => ({
    ...named,
    media: add(named.media).id,
  });

  function withIds(block: Block): Block {
    if (block.type === 'gallery') return { ...block, pictures: block.pictures.map(withId) };
    return block.type === 'picture' ? withId(block) : block;
  }

  return {
    add,
    /** Blocks of the demo as they are kept: with ids in place of the names of files. */
    blocksOf: (blocks: readonly Block[]): Block[] => blocks.filter(isKept).map(withIds),
  };
}
