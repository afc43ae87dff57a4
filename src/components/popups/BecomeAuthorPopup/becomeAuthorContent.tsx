import {
  BecomeAuthorForm,
  type BecomeAuthorFormProps,
} from '#src/components/forms/BecomeAuthorForm/index.ts';

/** What the step to an author's page holds, without its layer. */
export const becomeAuthorContent = (props: BecomeAuthorFormProps) => ({
  title: 'Стать автором',
  children: <BecomeAuthorForm {...props} />,
});
