import { LiveStatus } from '@stoa/domain';
import { Ban, CalendarClock, ChevronLeft, CirclePlay, Radio, Square } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import type { Tone } from '@stoa/ui';
import { Tag } from '@stoa/ui/Tag';
import type { LiveTranslate } from '../../words/index.ts';
import * as styles from './TopBar.css.ts';

const looks: Record<LiveStatus, { tone: Tone; glyph: ComponentType<ComponentProps<'svg'>> }> = {
  [LiveStatus.Upcoming]: { tone: 'info', glyph: CalendarClock },
  [LiveStatus.Live]: { tone: 'danger', glyph: Radio },
  [LiveStatus.Ended]: { tone: 'neutral', glyph: Square },
  [LiveStatus.Playback]: { tone: 'accent', glyph: CirclePlay },
  [LiveStatus.Cancelled]: { tone: 'neutral', glyph: Ban },
};

export interface TopBarProps {
  /** Address of the list that contains the stream. */
  listHref?: string | undefined;
  /** Status of the stream, once it is known. */
  status?: LiveStatus | undefined;
  /** Text such as "3206 have watched". */
  watching?: string | undefined;
  t: LiveTranslate;
  renderLink: RenderLink;
}

/** One slim row: the link back, the status of the stream, and how many watch. */
export function TopBar({ listHref, status, watching, t, renderLink }: TopBarProps) {
  const look = status && looks[status];
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="top">
        {listHref !== undefined &&
          renderLink({
            href: listHref,
            className: styles.back,
            children: (
              <>
                <Icon glyph={ChevronLeft} directional />
                {t('all')}
              </>
            ),
          })}
        {status !== undefined && look !== undefined && (
          <>
            <Tag
              tone={look.tone}
              variant={status === LiveStatus.Live ? 'solid' : 'soft'}
              icon={<Icon glyph={look.glyph} />}
            >
              {t(`status.${status}`)}
            </Tag>
            {watching !== undefined && <span className={styles.watching}>{watching}</span>}
          </>
        )}
      </div>
    </AppShellHeader>
  );
}
