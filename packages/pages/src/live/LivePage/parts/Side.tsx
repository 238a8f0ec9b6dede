import { latePart, orTryAgain } from '@stoa/ui/parts';
import { ChatPanel } from '@stoa/ui/ChatPanel';
import { Skeleton } from '@stoa/ui/Skeleton';
import { type TabItem, Tabs } from '@stoa/ui/Tabs';
import type { LiveView, LiveWords } from '../types.ts';
import { MaterialRow } from './MaterialRow.tsx';
import * as styles from './Side.css.ts';

// Who came to watch and talk does not wait for what cleans the introduction.
const RichText = latePart(() => import('../../../common/late/RichText.ts'), {
  waiting: <Skeleton lines={4} />,
  missing: orTryAgain,
});

function Intro({ html, words }: { html: string; words: LiveWords }) {
  if (html === '') return <p className={styles.none}>{words.noIntro}</p>;
  return <RichText html={html} />;
}

/** Beside the stage, below it in a narrow window: what people say, the files, what it is about. */
export function Side({ view, words }: { view: LiveView; words: LiveWords }) {
  const { chat, questions, materials, introHtml } = view;
  const items: TabItem[] = [
    ...(chat === undefined
      ? []
      : [{ value: 'chat', label: words.chat, content: <ChatPanel {...chat} className={styles.chat} /> }]),
    ...(questions === undefined
      ? []
      : [
          {
            value: 'questions',
            label: words.questions,
            count: questions.entries.length,
            content: <ChatPanel {...questions} aria-label={words.questions} className={styles.chat} />,
          },
        ]),
    ...(materials.length === 0
      ? []
      : [
          {
            value: 'materials',
            label: words.materials,
            count: materials.length,
            content: (
              <div className={styles.sheet}>
                <ul className={styles.list}>
                  {materials.map((file) => (
                    <li key={file.id}>
                      <MaterialRow file={file} download={words.download} />
                    </li>
                  ))}
                </ul>
              </div>
            ),
          },
        ]),
    {
      value: 'intro',
      label: words.intro,
      content: (
        <div className={styles.sheet}>
          <Intro html={introHtml} words={words} />
        </div>
      ),
    },
  ];
  return <Tabs label={words.side} items={items} className={styles.tabs} />;
}
