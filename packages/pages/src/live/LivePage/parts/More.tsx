import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Tag } from '@stoa/ui/Tag';
import * as page from '../LivePage.css.ts';
import type { LiveView, LiveWords } from '../types.ts';
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

/** Below the stage: the recordings, who speaks, and what watching is worth. */
export function More({ view, words }: { view: LiveView; words: LiveWords }) {
  const { playbacks, lecturers, credit, stage } = view;
  const playing = stage.kind === 'playback' ? stage.playbackId : undefined;
  if (playbacks.length === 0 && lecturers.length === 0 && credit === undefined) return undefined;
  return (
    <div className={page.more} data-part="more">
      {playbacks.length > 0 && (
        <Part title={words.playbacks}>
          <ul className={page.list}>
            {playbacks.map(({ playbackId, title, extent }) => (
              <li key={playbackId}>
                <button
                  type="button"
                  aria-current={playbackId === playing ? 'true' : undefined}
                  className={row.rowButton}
                  onClick={() => view.onPlayback(playbackId)}
                >
                  <Icon glyph={Play} />
                  <span className={row.name}>{title}</span>
                  {playbackId === playing && <Tag tone="accent">{words.playing}</Tag>}
                  <span className={row.quiet}>{extent}</span>
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lecturers.length > 0 && (
        <Part title={words.lecturers}>
          <ul className={page.people}>
            {lecturers.map(({ name, title, avatarUrl }) => (
              <li key={name} className={page.person}>
                <Avatar name={name} src={avatarUrl} size="lg" decorative />
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
        <Part title={words.credit}>
          <ProgressBar value={credit.percent} label={words.credit} showValue />
          <p className={page.hint}>{credit.hint}</p>
        </Part>
      )}
    </div>
  );
}
