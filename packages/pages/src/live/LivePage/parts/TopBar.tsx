import { LiveStatus } from '@stoa/domain';
import { Ban, CalendarClock, ChevronLeft, CirclePlay, Radio, Square } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { AppShellHeader } from '@stoa/ui/AppShell';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import type { Tone } from '@stoa/ui';
import { Tag } from '@stoa/ui/Tag';
import type { PageLink } from '../../../common/index.ts';
import type { LiveView, LiveWords } from '../types.ts';
import * as styles from './TopBar.css.ts';

const looks: Record<LiveStatus, { tone: Tone; glyph: ComponentType<ComponentProps<'svg'>> }> = {
  [LiveStatus.Upcoming]: { tone: 'info', glyph: CalendarClock },
  [LiveStatus.Live]: { tone: 'danger', glyph: Radio },
  [LiveStatus.Ended]: { tone: 'neutral', glyph: Square },
  [LiveStatus.Playback]: { tone: 'accent', glyph: CirclePlay },
  [LiveStatus.Cancelled]: { tone: 'neutral', glyph: Ban },
};

export interface TopBarProps {
  back: PageLink;
  view?: LiveView;
  words: LiveWords;
  renderLink: RenderLink;
}

/** One quiet row: the way back, where the stream stands, how many watch. */
export function TopBar({ back, view, words, renderLink }: TopBarProps) {
  const look = view && looks[view.status];
  return (
    <AppShellHeader>
      <div className={styles.bar} data-part="top">
        {renderLink({
          href: back.href,
          className: styles.back,
          children: (
            <>
              <Icon glyph={ChevronLeft} directional />
              {back.label}
            </>
          ),
        })}
        {view !== undefined && look !== undefined && (
          <>
            <Tag
              tone={look.tone}
              variant={view.status === LiveStatus.Live ? 'solid' : 'soft'}
              icon={<Icon glyph={look.glyph} />}
            >
              {words.status[view.status]}
            </Tag>
            {view.watching !== undefined && <span className={styles.watching}>{view.watching}</span>}
          </>
        )}
      </div>
    </AppShellHeader>
  );
}
