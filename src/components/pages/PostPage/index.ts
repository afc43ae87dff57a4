export { PostPage, type PostPageProps, type WholePostView } from './PostPage.tsx';
export { WholePostSkeleton } from './PostPageSkeleton.tsx';
export { PostPageWait, type PostPageWaitProps } from './PostPageWait.tsx';
