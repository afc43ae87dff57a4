export {
  addMedia,
  keepContents,
  writeMedia,
  type KeptFile,
  type MediaFacts,
  type NewFile,
  type NewMedia,
} from './add.ts';
export { createAddresses, type MediaAddresses } from './addresses.ts';
export { collectOrphans } from './collect.ts';
export { createStore } from './createStore.ts';
export { cropPicture, type Crop } from './crop.ts';
export { folderStore } from './folderStore.ts';
export { makeForms, openPicture, type PictureForms } from './picture.ts';
export { presentMedia, presentPicture, type MediaRow, type PictureRow } from './present.ts';
export { addMediaFiles, type MayHave } from './serve.ts';
export { StoreAway, type NewContent, type Store } from './store.ts';
