export { PostPicture, type PostPictureProps } from './PostPicture.tsx';
