export { demoLogin } from './authors.ts';
export { demoPosts } from './posts.ts';
export { hasDemoLogin, seedDemo } from './seed.ts';
