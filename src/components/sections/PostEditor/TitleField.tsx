import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { Remarks } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PostEditor.css.ts';

interface TitleFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Error of the title. @default nothing */
  errorMessage: string | undefined;
  /** Called on Enter: the caret moves to the text. */
  onDone: () => void;
}

/** The title of a post, as large as readers see it. */
export function TitleField({ value, onChange, errorMessage, onDone }: TitleFieldProps) {
  return (
    <div className={css.field}>
      <TextField
        value={value}
        // A pasted title becomes one line.
        onChange={(typed) => onChange(typed.replace(/\s*\n\s*/g, ' '))}
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        name="title"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return event.continuePropagation();
          event.preventDefault();
          onDone();
        }}
      >
        <VisuallyHidden>
          <Label>Заголовок поста</Label>
        </VisuallyHidden>
        <div className={css.box} data-typed={value}>
          <TextArea className={css.area} rows={1} placeholder="Заголовок" />
        </div>
        <Remarks description={undefined} errorMessage={errorMessage} />
      </TextField>
    </div>
  );
}
