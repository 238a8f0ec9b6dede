import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@stoa/ui/Breadcrumbs';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { coverCorners } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import type { CourseAction, CourseHead, CourseDetailWords } from '../types.ts';
import * as styles from './Hero.css.ts';

function Action({ action, renderLink }: { action: CourseAction; renderLink: RenderLink }) {
  switch (action.kind) {
    case 'go':
      return (
        <Button asChild size="lg" iconStart={<Icon glyph={Play} />} className={styles.primary}>
          {renderLink({ href: action.href, className: '', children: action.label })}
        </Button>
      );
    case 'start':
      return (
        <Button
          size="lg"
          iconStart={<Icon glyph={Play} />}
          loading={action.pending}
          onClick={action.onStart}
          className={styles.primary}
        >
          {action.label}
        </Button>
      );
    case 'closed':
      return (
        <>
          <p className={styles.closed} data-part="closed">
            <Icon glyph={Lock} />
            <span>
              <strong>{action.reason}</strong> {action.hint}
            </span>
          </p>
          {(action.way ?? action.trial) && (
            <div className={styles.ways}>
              {action.way && (
                <Button asChild size="lg">
                  {renderLink({ href: action.way.href, className: '', children: action.way.label })}
                </Button>
              )}
              {action.trial && (
                <Button asChild size="lg" variant="outline" iconStart={<Icon glyph={Play} />}>
                  {renderLink({ href: action.trial.href, className: '', children: action.trial.label })}
                </Button>
              )}
            </div>
          )}
        </>
      );
    case 'none':
      return null;
    default:
      return action satisfies never;
  }
}

export interface HeroProps {
  head: CourseHead;
  /** Come later than the rest: their room is kept. */
  actions: ReactNode;
  words: CourseDetailWords;
  renderLink: RenderLink;
}

/** What the course is, and the one thing to do with it. */
export function Hero({ head, actions, words, renderLink }: HeroProps) {
  const { progress } = head;
  return (
    <div className={styles.root} data-part="hero">
      <Container>
        <Breadcrumbs>
          {head.trail.map(({ label, href }) => (
            <Link key={href} asChild standalone tone="muted">
              {renderLink({ href, className: '', children: label })}
            </Link>
          ))}
          {head.title}
        </Breadcrumbs>
        <div className={styles.grid}>
          <CourseCover
            seed={head.id}
            category={head.category}
            src={head.coverUrl}
            loading="eager"
            className={styles.cover}
          >
            {coverCorners(head.corners)}
          </CourseCover>
          <div className={styles.words}>
            {head.marks.length > 0 && (
              <p className={styles.marks}>
                {head.marks.map((mark, at) => (
                  <Tag key={mark} variant="outline" tone={at === 0 ? 'accent' : 'neutral'}>
                    {mark}
                  </Tag>
                ))}
              </p>
            )}
            <Heading level={1} tabIndex={-1}>
              {head.title}
            </Heading>
            {head.summary !== '' && <p className={styles.summary}>{head.summary}</p>}
            <dl className={styles.facts}>
              {head.facts.map(({ figure, label }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.figure}>{figure}</dd>
                </div>
              ))}
            </dl>
            {head.price !== undefined && <p className={styles.price}>{head.price}</p>}
            <Action action={head.action} renderLink={renderLink} />
            {progress && (
              <ProgressBar
                value={progress.percent}
                label={words.progress}
                showValue
                className={styles.progress}
              />
            )}
            {head.notice !== undefined && <p className={styles.assignment}>{head.notice}</p>}
            {head.assignment !== undefined && <p className={styles.assignment}>{head.assignment}</p>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The hero's shape while the course is on its way. */
export function HeroSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Container>
        <Skeleton className={styles.trailBone} />
        <div className={styles.grid}>
          <Skeleton shape="cover" className={styles.cover} />
          <div className={styles.words}>
            <Skeleton className={styles.titleBone} />
            <Skeleton lines={2} />
            <Skeleton shape="block" className={styles.factsBone} />
            <Skeleton shape="block" className={styles.actionBone} />
          </div>
        </div>
      </Container>
    </div>
  );
}
