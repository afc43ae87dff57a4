import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Input, Label, TextField } from 'react-aria-components/TextField';

const answer = 'Выплата приходит на карту в течение трёх рабочих дней. Комиссию платит читатель, не автор. ';

/** Ten questions that open, as many as the landing page has. */
export function Questions() {
  return (
    <section id="faq">
      {Array.from({ length: 10 }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Disclosure key={index}>
          <Heading>
            <Button slot="trigger">Когда придут деньги?</Button>
          </Heading>
          <DisclosurePanel>
            <p>{answer.repeat(3)}</p>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </section>
  );
}

/** Two fields and their result. */
export function Calculator() {
  const [readers, setReaders] = useState('1000');
  const [price, setPrice] = useState('500');
  return (
    <section>
      <TextField value={readers} onChange={setReaders}>
        <Label>Подписчики, человек</Label>
        <Input inputMode="numeric" />
      </TextField>
      <TextField value={price} onChange={setPrice}>
        <Label>Цена, руб.</Label>
        <Input inputMode="numeric" />
      </TextField>
      <output>{Number(readers) * Number(price)}</output>
    </section>
  );
}
