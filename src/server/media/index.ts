export { addMedia, writeMedia, type MediaFacts } from './add.ts';
export { createAddresses, openAddress, type MediaAddresses } from './addresses.ts';
export { allowRemoval, collectOrphans, removeExplained } from './collect.ts';
export {
  discardContents,
  storeContents,
  releaseContents,
  type StoredFile,
  type NewFile,
} from './contents.ts';
export { createStore } from './createStore.ts';
export { cropPicture } from './crop.ts';
export { checkDisk, DiskFull, folderStore } from './folderStore.ts';
export { dropMedia } from './remove.ts';
export {
  makeMotion,
  maxFrames,
  makeForms,
  maxFormPoints,
  openPicture,
  type PictureForms,
} from './picture.ts';
export { readPictureHeader, type PictureHeader } from './pictureHeader.ts';
export {
  presentMedia,
  presentPicture,
  type MediaRow,
  type PictureRow,
  presentCover,
  presentPhoto,
  type OwnPicture,
} from './present.ts';
export { addMediaFiles, type MayHave } from './serve.ts';
export { StoreAway, type Store } from './store.ts';
