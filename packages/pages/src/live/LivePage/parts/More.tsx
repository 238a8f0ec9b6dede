import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Tag } from '@stoa/ui/Tag';
import * as page from '../LivePage.css.ts';
import { creditOf, extentOf } from '../model.ts';
import type { LiveReady } from '../types.ts';
import * as row from './row.css.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={page.part}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

type MoreProps = Pick<LiveReady, 'live' | 'room' | 'watch' | 'playbackId' | 't' | 'onPlayback'>;

/** The part below the stage: recordings, lecturers, and the credit for watching. */
export function More({ live, room, watch, playbackId: playing, t, onPlayback }: MoreProps) {
  const { playbacks, lecturers } = live;
  const credit = creditOf({ live, room, watch });
  if (playbacks.length === 0 && lecturers.length === 0 && credit === undefined) return undefined;
  return (
    <div className={page.more} data-part="more">
      {playbacks.length > 0 && (
        <Part title={t('playbacks')}>
          <ul className={page.list}>
            {playbacks.map((playback) => (
              <li key={playback.playbackId}>
                <button
                  type="button"
                  aria-current={playback.playbackId === playing ? 'true' : undefined}
                  className={row.rowButton}
                  onClick={() => onPlayback(playback.playbackId)}
                >
                  <Icon glyph={Play} />
                  <span className={row.name}>{playback.title}</span>
                  {playback.playbackId === playing && <Tag tone="accent">{t('playing')}</Tag>}
                  <span className={row.quiet}>{extentOf(playback, t)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lecturers.length > 0 && (
        <Part title={t('lecturers')}>
          <ul className={page.people}>
            {lecturers.map(({ personId, name, title, avatar }) => (
              <li key={personId} className={page.person}>
                <Avatar name={name} src={avatar} size="lg" decorative />
                <span className={page.personWords}>
                  <span className={page.personName}>{name}</span>
                  {title !== '' && <span className={page.quiet}>{title}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {credit !== undefined && (
        <Part title={t('credit')}>
          <ProgressBar value={credit.percent} label={t('credit')} showValue />
          <p className={page.hint}>{t('creditHint', { percent: credit.needed, credit: credit.credit })}</p>
        </Part>
      )}
    </div>
  );
}
