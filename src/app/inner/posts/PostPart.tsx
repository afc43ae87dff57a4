import { useLocation } from 'react-router-dom';
import { PostPageWait } from '#src/components/pages/PostPage/index.ts';
import { usePost } from '#src/data/posts/index.ts';
import { findPlace } from '#src/site/addresses.ts';
import { titles } from '../../meta/titles.ts';
import { paths } from '../../navigation/paths.ts';
import { LazyPart } from '../LazyPart.tsx';
import { postPage } from './chunk.ts';

/** `/feed/post/{id}`, which downloads on its own; the post is loaded meanwhile. */
export function PostPart() {
  const { id = '' } = findPlace(useLocation().pathname)?.values ?? {};
  const post = usePost(id);
  return (
    <LazyPart
      chunk={postPage}
      title={titles.post}
      failure="Пост не загрузился"
      wait={<PostPageWait feedHref={paths.feed} />}
    >
      {({ PostRoute }) => <PostRoute id={id} loaded={post} />}
    </LazyPart>
  );
}
