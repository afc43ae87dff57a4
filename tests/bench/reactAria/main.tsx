import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import { createRoot } from 'react-dom/client';

/** The popup «Вход» as react-aria alone would have it: no styles, no page around it. What ours cannot be quicker than. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header>
        <Button onPress={() => setOpen(true)}>Вход</Button>
      </header>
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
