import { ChevronLeft, RectangleHorizontal } from 'lucide-react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { StudyTranslate } from '../../words/index.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** Address of the link back. */
  backHref: string;
  course?: {
    title: string;
    /** Address of the course's page. */
    href: string | undefined;
    /** Progress of the course in percent, as the server has computed it. */
    percent: number;
    actions: ReactNode;
    help: ReactNode;
  };
  theatre?: { on: boolean; onToggle: () => void } | undefined;
  t: StudyTranslate;
  renderLink: RenderLink;
}

/** One row: the link back, the course, its progress, and the completion rules. */
export function TopBar({ backHref, course, theatre, t, renderLink }: TopBarProps) {
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="top">
        {renderLink({
          href: backHref,
          className: styles.back,
          children: (
            <>
              <Icon glyph={ChevronLeft} directional />
              <VisuallyHidden>{t('back')}</VisuallyHidden>
            </>
          ),
        })}
        {course !== undefined && (
          <>
            {course.href === undefined ? (
              <span className={styles.title} title={course.title}>
                {course.title}
              </span>
            ) : (
              renderLink({
                href: course.href,
                className: styles.titleLink,
                title: course.title,
                children: course.title,
              })
            )}
            <span className={styles.end}>
              {course.actions}
              <ProgressRing value={course.percent} label={t('courseProgress')} size="sm" />
              <span className={styles.percent} aria-hidden>
                {course.percent}%
              </span>
              {theatre && (
                <span className={styles.theatre}>
                  <IconButton
                    glyph={RectangleHorizontal}
                    aria-pressed={theatre.on}
                    label={t('theatre')}
                    onClick={theatre.onToggle}
                  />
                </span>
              )}
              <span className={styles.help}>{course.help}</span>
            </span>
          </>
        )}
      </div>
    </AppShellHeader>
  );
}
