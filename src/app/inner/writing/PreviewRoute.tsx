import { useLocation, useNavigate } from 'react-router-dom';
import { PostPreviewPage } from '#src/components/pages/PostPreviewPage/index.ts';
import { WholePost } from '#src/components/pages/PostPage/index.ts';
import { loadOf } from '#src/data/load/index.ts';
import { useAudience, usePreview } from '#src/data/ownPosts/index.ts';
import { marksOf } from '#src/data/posts/index.ts';
import { mapLoad } from '#src/status/load.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { postEditHref, previewHref } from '../../navigation/paths.ts';
import { presentWholePost } from '../posts/presentWholePost.ts';
import { useListening } from '../posts/useListening.ts';

const failure = 'Не\u00a0удалось показать пост. Попробуйте ещё раз.';
