export { MovingPicture, type MovingPictureProps } from './MovingPicture.tsx';
export { Picture, type PictureProps, type PictureSource, type PictureView } from './Picture.tsx';
