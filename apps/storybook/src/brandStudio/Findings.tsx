import type { ThemeStory } from '@stoa/theme/explain';
import { Heading, ScrollArea, Stack } from '@stoa/ui';
import * as styles from './BrandStudio.css.ts';
import { ratioText, tell } from './tell.ts';
import type { StudioWords } from './words.ts';

const appearances = ['light', 'dark'] as const;
const roles = ['fill', 'text', 'indicator'] as const;
const short = (token: string) => token.replace('--stoa-', '');

/** What the theme adjusted and why, first in sentences, then in numbers. */
export function Findings({ story, words }: { story: ThemeStory; words: StudioWords }) {
  const { figures } = words;
  return (
    <Stack gap={4}>
      <Heading level={2}>{words.findings}</Heading>
      <ul className={styles.sentences} aria-live="polite">
        {tell(story, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ScrollArea label={figures.caption} axis="inline">
        <table className={styles.table}>
          <caption className={styles.caption}>{figures.caption}</caption>
          <thead>
            <tr>
              {[figures.role, figures.shipped, figures.contrast, figures.apca, figures.deltaE].map(
                (title) => (
                  <th key={title} scope="col" className={styles.cell}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {appearances.flatMap((appearance) =>
              roles.map((role) => {
                const { shipped, contrast, apca, deltaE } = story[appearance][role];
                return (
                  <tr key={`${appearance} ${role}`}>
                    <th scope="row" className={styles.cell}>
                      {figures[role]} · {words.appearance[appearance]}
                    </th>
                    <td className={styles.cell}>
                      <span className={styles.chip} style={{ background: shipped }} aria-hidden="true" />
                      <code>{shipped}</code>
                    </td>
                    <td className={styles.figure}>{ratioText(contrast)}</td>
                    <td className={styles.figure}>Lc {apca.toFixed(0)}</td>
                    <td className={styles.figure}>{deltaE.toFixed(1)}</td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </ScrollArea>
      {appearances.map((appearance) => {
        const { tightest } = story[appearance];
        return (
          <p key={appearance} className={styles.note}>
            {figures.tightest(
              words.appearance[appearance],
              `${short(tightest.foreground)} / ${short(tightest.background)}`,
              ratioText(tightest.contrast),
              ratioText(tightest.minimum),
            )}
          </p>
        );
      })}
    </Stack>
  );
}
