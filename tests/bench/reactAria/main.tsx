import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import { createRoot } from 'react-dom/client';

/** Popup, heart and opening of a post as react-aria alone would have them: no styles, no page around them. What ours cannot be quicker than. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  return (
    <>
      <header>
        <Button onPress={() => setOpen(true)}>Вход</Button>
        <ToggleButton>Нравится</ToggleButton>
        <Button onPress={() => setReading(true)}>Читать</Button>
      </header>
      {isReading && <article>{Array.from({ length: 12 }, (_, index) => `Абзац ${index}. `)}</article>}
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

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<Page />);
