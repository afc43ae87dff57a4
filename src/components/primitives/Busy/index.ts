export { Busy, type BusyProps } from './Busy.tsx';
