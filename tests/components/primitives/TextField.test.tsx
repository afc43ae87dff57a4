import { TextField } from '#src/components/primitives/TextField/index.ts';
import { fieldSuite } from '#tests/suites/fieldSuite.tsx';

fieldSuite((props) => <TextField {...props} />);
