export { demoLogin } from './authors.ts';
export { demoPosts } from './posts/index.ts';
export { hasDemoLogin, seedDemo } from './seed.ts';
