export { Avatar, type AvatarProps, type Initial } from './Avatar.tsx';
