export { PendingDots, type PendingDotsProps } from './PendingDots.tsx';
