export { Advantages } from './Advantages.tsx';
