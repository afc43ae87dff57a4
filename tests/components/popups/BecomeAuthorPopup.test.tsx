import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  BecomeAuthorPopup,
  type BecomeAuthorPopupProps,
} from '#src/components/popups/BecomeAuthorPopup/BecomeAuthorPopup.tsx';
import { popupSuite } from '#tests/suites/popupSuite.tsx';

const popup = (props: Partial<BecomeAuthorPopupProps> = {}) => (
  <BecomeAuthorPopup
    isOpen
    onOpenChange={() => {}}
    name=""
    status={{ kind: 'idle' }}
    onSubmit={() => {}}
    {...props}
  />
);

popupSuite({ title: 'Стать автором', firstField: 'Имя', submit: 'Стать автором', popup });

test('who has a name begins with what they do', async () => {
  const screen = await render(popup({ name: 'Анна' }));
  await expect.element(screen.getByLabelText(/занимаетесь/)).toHaveFocus();
});
