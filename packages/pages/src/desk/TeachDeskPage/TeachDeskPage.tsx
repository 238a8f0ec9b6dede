import type { ReactNode } from 'react';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import type { TeachTranslate } from '../words/index.ts';
import * as styles from './TeachDeskPage.css.ts';

export const deskTabs = ['review', 'exams', 'access'] as const;
export type DeskTab = (typeof deskTabs)[number];

export interface TeachDeskPageProps {
  /** The tabs that the person has; a single one is not shown as a tab. */
  tabs: readonly DeskTab[];
  tab: DeskTab;
  hrefOf: (tab: DeskTab) => string;
  /** The content of the tab. */
  children: ReactNode;
  t: TeachTranslate;
  renderLink?: RenderLink | undefined;
}

/** The desk of teachers: their pending reviews, the exams that they supervise, and requests for access. */
export function TeachDeskPage({
  tabs,
  tab,
  hrefOf,
  children,
  t,
  renderLink = plainLink,
}: TeachDeskPageProps) {
  return (
    <Container className={styles.root} data-component="TeachDeskPage">
      <Heading level={1} size={24} tabIndex={-1}>
        {t('title')}
      </Heading>
      {tabs.length > 1 && (
        <TabNav label={t('tabs')}>
          {tabs.map((each) => (
            <TabNavLink key={each} asChild current={each === tab}>
              {renderLink({ href: hrefOf(each), className: '', children: t(`tab.${each}`) })}
            </TabNavLink>
          ))}
        </TabNav>
      )}
      {children}
    </Container>
  );
}
