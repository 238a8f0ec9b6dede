import { useMemo } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { ChatPanel } from '@stoa/ui/ChatPanel';
import { Skeleton } from '@stoa/ui/Skeleton';
import { type TabItem, Tabs } from '@stoa/ui/Tabs';
import type { LiveTranslate } from '../../words/index.ts';
import { closingOf, draftPropsOf, entriesOf, hasChat, questionsOf, roomPropsOf } from '../chat.ts';
import type { LiveReady } from '../types.ts';
import { MaterialRow } from './MaterialRow.tsx';
import * as styles from './Side.css.ts';

// Loaded late, so that the stream and the chat do not wait for the sanitiser of the introduction.
const RichText = lazyPart(() => import('../../../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={4} />,
  missing: orTryAgain,
});

function Intro({ html, t }: { html: string; t: LiveTranslate }) {
  if (html === '') return <p className={styles.none}>{t('noIntro')}</p>;
  return <RichText html={html} />;
}

type SideProps = Pick<LiveReady, 'live' | 'room' | 'talk' | 'now' | 't'>;

/** The tabs of messages: the chat, and the questions where they are separate. */
function useTalk({ live, room, talk, now, t }: SideProps): TabItem[] {
  const { messages, outgoing, me, role } = talk;
  const entries = useMemo(() => entriesOf({ messages, outgoing, me, role }), [messages, outgoing, me, role]);
  const questions = useMemo(() => questionsOf(entries), [entries]);
  if (!hasChat({ live, room })) return [];
  const shared = {
    now,
    loading: talk.loading,
    speaks: talk.speaks,
    closed: closingOf({ live, room }, role),
    onRetry: talk.onRetry,
    onDiscard: talk.onDiscard,
    className: styles.chat,
  };
  return [
    {
      value: 'chat',
      label: t('chat'),
      content: (
        <ChatPanel
          {...shared}
          {...draftPropsOf(talk.chat, messages)}
          {...roomPropsOf({ live, room })}
          entries={entries}
          onSpeaksChange={talk.onSpeaksChange}
        />
      ),
    },
    ...(talk.questions === undefined
      ? []
      : [
          {
            value: 'questions',
            label: t('questions'),
            count: questions.length,
            content: (
              <ChatPanel
                {...shared}
                {...draftPropsOf(talk.questions, messages)}
                entries={questions}
                aria-label={t('questions')}
              />
            ),
          },
        ]),
  ];
}

/** The part beside the stage, or below it in a narrow window: chat, questions, files and introduction. */
export function Side(props: SideProps) {
  const { live, t } = props;
  const { materials, introHtml } = live;
  const talk = useTalk(props);
  const items: TabItem[] = [
    ...talk,
    ...(materials.length === 0
      ? []
      : [
          {
            value: 'materials',
            label: t('materials'),
            count: materials.length,
            content: (
              <div className={styles.sheet}>
                <ul className={styles.list}>
                  {materials.map((file) => (
                    <li key={file.fileId}>
                      <MaterialRow file={file} t={t} />
                    </li>
                  ))}
                </ul>
              </div>
            ),
          },
        ]),
    {
      value: 'intro',
      label: t('intro'),
      content: (
        <div className={styles.sheet}>
          <Intro html={introHtml} t={t} />
        </div>
      ),
    },
  ];
  return <Tabs label={t('side')} items={items} className={styles.tabs} />;
}
