import type { ReactNode } from 'react';
import { MessageCircleQuestion, UserCheck } from 'lucide-react';
import { Avatar } from '@stoa/ui/Avatar';
import { Breadcrumbs } from '@stoa/ui/Breadcrumbs';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import type { PersonDetailWords, PersonView } from '../types.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  person: PersonView;
  words: PersonDetailWords;
  /** The button that follows. */
  follow?: ReactNode;
  /** Opens the questions; nothing where nobody would answer. */
  onAsk?: (() => void) | undefined;
  renderLink: RenderLink;
}

/** Who it is, and what one can do: follow, and ask. */
export function Hero({ person, words, follow, onAsk, renderLink }: HeroProps) {
  return (
    <div className={styles.root} data-part="hero">
      <Container>
        {person.trail.length > 0 && (
          <Breadcrumbs>
            {person.trail.map(({ label, href }) => (
              <Link key={href} asChild standalone tone="muted">
                {renderLink({ href, className: '', children: label })}
              </Link>
            ))}
            {person.name}
          </Breadcrumbs>
        )}
        <div className={styles.grid}>
          <Avatar name={person.name} src={person.avatarUrl} size="lg" decorative className={styles.photo} />
          <div className={styles.words}>
            <div className={styles.named}>
              <Heading level={1} tabIndex={-1}>
                {person.name}
              </Heading>
              {person.mine ? (
                <Tag tone="accent" icon={<Icon glyph={UserCheck} />}>
                  {words.mine}
                </Tag>
              ) : (
                <Tag variant="outline">{person.role}</Tag>
              )}
            </div>
            {person.lines.length > 0 && <p className={styles.line}>{person.lines.join(' · ')}</p>}
            {person.tags.length > 0 && (
              <ul aria-label={words.tags} className={styles.tags}>
                {person.tags.map((tag) => (
                  <li key={tag}>
                    <Tag variant="outline">{tag}</Tag>
                  </li>
                ))}
              </ul>
            )}
            {person.facts.length > 0 && (
              <dl className={styles.facts}>
                {person.facts.map(({ figure, label }) => (
                  <div key={label} className={styles.fact}>
                    <dt className={styles.label}>{label}</dt>
                    <dd className={styles.figure}>{figure}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <div className={styles.actions}>
            {onAsk && (
              <Button iconStart={<Icon glyph={MessageCircleQuestion} />} onClick={onAsk}>
                {words.ask}
              </Button>
            )}
            {follow}
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The hero's shape while the person is on the way. */
export function HeroSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Container>
        <Skeleton className={styles.trailBone} />
        <div className={styles.grid}>
          <Skeleton shape="circle" className={styles.photo} />
          <div className={styles.words}>
            <Skeleton className={styles.nameBone} />
            <Skeleton lines={2} />
          </div>
        </div>
      </Container>
    </div>
  );
}
