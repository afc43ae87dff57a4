import { Controls, Heading, Primary, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { BothThemes, type BothThemesProps } from '../BothThemes/BothThemes.tsx';
import { Changes } from '../Changes/Changes.tsx';
import { DesignLinks } from '../DesignLinks/DesignLinks.tsx';
import { Status } from '../Status/Status.tsx';
import * as css from './ComponentPage.css.ts';

interface ComponentPageProps {
  /** Purpose of the component, in a sentence or two. @default none, for pages: their names say it */
  purpose?: string;
  /** The story that lays out all states beside each other. @default none: the states are stories of their own */
  states?: BothThemesProps['of'];
  /** Sections of this component only, under headings that are the same on all pages. */
  children?: ReactNode;
}

/**
 * The page of a component, around the text of its own: purpose, design, example, props; at the end states, changes,
 * stories. Storybook uses it by itself where a component has no text of its own.
 */
export function ComponentPage({ purpose, states, children }: ComponentPageProps) {
  return (
    <>
      <Title />
      {purpose !== undefined && (
        <Unstyled>
          <p className={css.purpose}>{purpose}</p>
        </Unstyled>
      )}
      <Unstyled>
        <div className={css.facts}>
          <Status />
          <DesignLinks />
        </div>
      </Unstyled>
      <Primary />
      <details className={css.props}>
        <summary className={css.summary}>Свойства</summary>
        <Controls />
      </details>
      {children}
      {states !== undefined && (
        <>
          <Heading>Состояния</Heading>
          <BothThemes of={states} />
        </>
      )}
      <Heading>Что изменилось</Heading>
      <Changes />
      <Stories title={<Heading>Примеры</Heading>} includePrimary={false} />
    </>
  );
}
