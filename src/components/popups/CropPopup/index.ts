export { CropContent } from './CropContent.tsx';
export { CropPopup, type CropPopupProps } from './CropPopup.tsx';
export type { Crop, CropPicture } from './crop.ts';
