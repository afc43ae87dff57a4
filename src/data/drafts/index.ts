export { useDrafts, useForgetDrafts } from './useDrafts.ts';
