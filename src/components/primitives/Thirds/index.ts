export { Thirds, type ThirdsProps } from './Thirds.tsx';
