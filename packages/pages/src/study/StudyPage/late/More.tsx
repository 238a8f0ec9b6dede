import { ItemKind } from '@stoa/domain';
import { Download, FileText, Headphones, Image, Link2, Newspaper, Pencil, Play, Table2 } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import type { StudyAttachment, StudyMore, StudyMoreWords } from '../types.ts';
import * as styles from './More.css.ts';

const glyphs: Record<ItemKind, ComponentType<ComponentProps<'svg'>>> = {
  [ItemKind.Video]: Play,
  [ItemKind.Audio]: Headphones,
  [ItemKind.Document]: FileText,
  [ItemKind.Image]: Image,
  [ItemKind.Table]: Table2,
  [ItemKind.ImageText]: Newspaper,
  [ItemKind.Link]: Link2,
  [ItemKind.Test]: Pencil,
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} size={16}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Attachment({ file, words }: { file: StudyAttachment; words: StudyMoreWords }) {
  const inside = (
    <>
      <Icon glyph={FileText} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.quiet}>{file.size}</span>
    </>
  );
  if (file.href === undefined) return <div className={styles.row}>{inside}</div>;
  return (
    <a href={file.href} download className={styles.rowButton}>
      {inside}
      <Icon glyph={Download} label={words.download} />
    </a>
  );
}

export interface MoreProps {
  more: StudyMore;
  words: StudyMoreWords;
}

/** Below the stage: what this item is, how it counts, what follows, who teaches, what comes along. */
export function More({ more, words }: MoreProps) {
  const { item, next, teachers, attachments } = more;
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {item !== undefined && (
          <Part title={words.completion}>
            <ProgressBar value={item.percent} label={words.itemProgress} showValue />
            <div className={styles.hintRow}>
              <p className={styles.hint}>{item.hint}</p>
              {item.about}
            </div>
          </Part>
        )}
        {item?.intro !== undefined && item.intro !== '' && (
          <Part title={words.aboutItem}>
            <p className={styles.intro}>{item.intro}</p>
          </Part>
        )}
        {teachers.length > 0 && (
          <Part title={words.teachers}>
            <ul className={styles.list}>
              {teachers.map((teacher) => (
                <li key={teacher.name} className={styles.teacher}>
                  <Avatar name={teacher.name} src={teacher.avatarUrl} size="md" decorative />
                  <span className={styles.words}>
                    <span className={styles.strong}>{teacher.name}</span>
                    {teacher.title !== '' && <span className={styles.quiet}>{teacher.title}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      {(next.length > 0 || attachments.length > 0) && (
        <div className={styles.column}>
          {next.length > 0 && (
            <Part title={words.upNext}>
              <ul className={styles.list}>
                {next.map((one) => (
                  <li key={one.itemId}>
                    <button
                      type="button"
                      className={styles.rowButton}
                      onClick={() => more.onOpenNext(one.itemId)}
                    >
                      <Icon glyph={glyphs[one.itemKind]} />
                      <span className={styles.name}>{one.title}</span>
                      {one.extent !== undefined && <span className={styles.quiet}>{one.extent}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {attachments.length > 0 && (
            <Part title={words.attachments}>
              <ul className={styles.list}>
                {attachments.map((file) => (
                  <li key={file.id}>
                    <Attachment file={file} words={words} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      )}
    </div>
  );
}
