import { ChevronLeft, Maximize2, Minimize2 } from 'lucide-react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { ProgressRing } from '@stoa/ui/ProgressRing';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { PageLink } from '../../../common/index.ts';
import type { StudyTop, StudyWords } from '../types.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  back: PageLink;
  top?: StudyTop;
  theatre?: { on: boolean; onToggle: () => void } | undefined;
  words: StudyWords;
  renderLink: RenderLink;
}

/** One quiet row: the way back, which course, how far, and how it counts. */
export function TopBar({ back, top, theatre, words, renderLink }: TopBarProps) {
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="top">
        {renderLink({
          href: back.href,
          className: styles.back,
          children: (
            <>
              <Icon glyph={ChevronLeft} directional />
              <VisuallyHidden>{back.label}</VisuallyHidden>
            </>
          ),
        })}
        {top !== undefined && (
          <>
            {top.href === undefined ? (
              <span className={styles.title} title={top.title}>
                {top.title}
              </span>
            ) : (
              renderLink({
                href: top.href,
                className: styles.titleLink,
                title: top.title,
                children: top.title,
              })
            )}
            <span className={styles.end}>
              {top.actions}
              <ProgressRing value={top.percent} label={words.courseProgress} size="sm" />
              <span className={styles.percent} aria-hidden>
                {top.percent}%
              </span>
              {theatre && (
                <span className={styles.theatre}>
                  <IconButton
                    glyph={theatre.on ? Minimize2 : Maximize2}
                    label={theatre.on ? words.leaveTheatre : words.theatre}
                    onClick={theatre.onToggle}
                  />
                </span>
              )}
              {top.help}
            </span>
          </>
        )}
      </div>
    </AppShellHeader>
  );
}
