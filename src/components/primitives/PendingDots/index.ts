export { PendingDots } from './PendingDots.tsx';
