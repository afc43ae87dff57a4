export { Avatar, type AvatarProps, type Initial } from './Avatar.tsx';
export { type Photo, PhotoImage, type PhotoImageProps } from './PhotoImage.tsx';
