export { loadOf } from './loadOf.ts';
