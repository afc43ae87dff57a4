import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import picture from '#src/components/primitives/Art/keys.svg';
import { createRoot } from 'react-dom/client';
import { Calculator, Questions } from './Parts.tsx';

/** The same element in every render, so that they do not weigh on what is measured beside them. */
const others = (
  <>
    <Calculator />
    <Questions />
  </>
);

/**
 * Popup, questions, fields, hearts and the opening of a post in bare react-aria without styles: a lower bound for ours.
 */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  return (
    <>
      <header>
        <Button onPress={() => setOpen(true)}>Вход</Button>
      </header>
      {others}
      {isReading ? <Post /> : <Feed onOpen={() => setReading(true)} />}
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal>
          <Dialog aria-label="Вход">
            <Button slot="close">Закрыть</Button>
            <Form>
              <TextField>
                <Label>Почта</Label>
                <Input />
                <FieldError />
              </TextField>
              <TextField type="password">
                <Label>Пароль</Label>
                <Input />
                <FieldError />
              </TextField>
              <Button>Забыли пароль?</Button>
              <Button type="submit">Войти</Button>
              <Button>Зарегистрироваться</Button>
            </Form>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

const text = 'Записал на кухне, поэтому слышно холодильник. Мелодию оставил пустой: пришлите свою. ';

/** Ten posts with as much content as our feed. */
function Feed({ onOpen }: { onOpen: () => void }) {
  return (
    <ul>
      {Array.from({ length: 10 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <article>
            <h2>
              <Button onPress={onOpen}>Читать</Button>
            </h2>
            <p>{text}</p>
            <img src={picture} width="380" height="190" alt="" />
            <ToggleButton>Нравится</ToggleButton>
            <ToggleButton>В закладках</ToggleButton>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** One post, as long as ours are. */
function Post() {
  return (
    <article>
      <h1>Черновик третьей песни</h1>
      <img src={picture} width="380" height="190" alt="" />
      {Array.from({ length: 8 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{text.repeat(2)}</p>
      ))}
    </article>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Page />);
