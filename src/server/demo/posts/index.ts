import type { DemoPost } from '../blocks.ts';
import { setPost } from '../setPost.ts';
import { anna } from './anna.ts';
import { ilya } from './ilya.ts';
import { mark } from './mark.ts';
import { timur } from './timur.ts';
import { vera } from './vera.ts';
import { zoya } from './zoya.ts';

/** The demo feed, newest first. */
export const demoPosts: readonly DemoPost[] = [...anna, ...ilya, ...mark, ...timur, ...vera, ...zoya]
  .map(setPost)
  .toSorted((one, other) => one.hoursAgo - other.hoursAgo);
