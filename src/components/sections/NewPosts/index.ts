export { NewPosts, type NewPostsProps } from './NewPosts.tsx';
