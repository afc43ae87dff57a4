import type { AuthorTexts, EditedPicture } from '#src/components/forms/AuthorForm/AuthorForm.tsx';

/** An author's page as it is saved, for stories and tests. */
export const anna: AuthorTexts = {
  name: 'Анна Рощина',
  role: 'Видеоблогер',
  username: 'anna.roshchina',
  bio: 'Снимаю, как устроены маленькие города: кто в них печёт хлеб, чинит часы и держит кинотеатр на двадцать мест.',
  links: ['https://rutube.ru/roshchina'],
};

/** A picture that is not touched. */
export const untouched: EditedPicture = {
  isOwn: false,
  canCrop: false,
  isChanged: false,
  upload: { kind: 'idle' },
};
