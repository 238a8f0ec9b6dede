import type { ExamInfo } from '@stoa/api/contract/exam';
import { ChevronLeft } from 'lucide-react';
import { Container } from '@stoa/ui/Container';
import { plainLink } from '@stoa/ui/CourseCard';
import { DescriptionList } from '@stoa/ui/DescriptionList';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { PageHeader } from '@stoa/ui/PageHeader';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { NotLoaded, Section } from '../../common/index.ts';
import { stemOf } from '../markup.tsx';
import * as styles from './ExamInfoPage.css.ts';
import { factsOf, kindKeys } from './facts.ts';
import { ReadyCheck } from './parts/ReadyCheck.tsx';
import { Rules } from './parts/Rules.tsx';
import { StartCard } from './parts/StartCard.tsx';
import type { ExamInfoPageProps } from './types.ts';

// Loaded late, because the attempts are below the visible part of the page, and only people who have taken
// the exam have any.
const Attempts = lazyPart(() => import('./parts/Attempts.tsx'), {
  waiting: <Skeleton lines={3} />,
  missing: orTryAgain,
});

function Ready({ info, props }: { info: ExamInfo; props: ExamInfoPageProps }) {
  const { ready, now, t, labels, locale, resultHref, onStart, onCheckAgain, onDue, renderLink } = props;
  const { title, description, examKind, attempts, rules, serverTime } = info;
  return (
    <>
      <PageHeader
        title={title}
        meta={<Tag tone="accent">{t(`kind.${kindKeys[examKind]}`)}</Tag>}
        description={description === '' ? undefined : stemOf(description)}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          <Section title={t('facts')}>
            <DescriptionList items={factsOf(info, t)} columns={3} />
          </Section>
          <Rules info={info} t={t} />
        </div>
        <aside className={styles.side} aria-label={t('ready')}>
          <StartCard {...{ info, now, t, onStart, onDue }} />
          <ReadyCheck
            ready={ready}
            wantsFullScreen={rules.forceFullscreen}
            t={t}
            onCheckAgain={onCheckAgain}
          />
        </aside>
        <Section title={t('mine')} className={styles.mine}>
          {attempts.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <Attempts {...{ attempts, t, labels, locale, resultHref, renderLink }} now={serverTime} />
          )}
        </Section>
      </div>
    </>
  );
}

/**
 * The page before an exam: its facts, its rules in words, the check of the device, and the button that starts
 * it.
 */
export function ExamInfoPage(props: ExamInfoPageProps) {
  const { info, back, t, renderLink = plainLink } = props;
  const content = () => {
    switch (info.state) {
      case 'loading':
        return (
          <div className={styles.skeleton}>
            <Skeleton lines={2} className={styles.titleSkeleton} />
            <div className={styles.layout}>
              <div className={styles.main}>
                <Skeleton lines={3} />
                <Skeleton lines={5} />
              </div>
              <Skeleton shape="block" className={styles.startSkeleton} />
            </div>
          </div>
        );
      case 'failed':
      case 'absent':
        return <NotLoaded load={info} retry={t('retry')} level={1} />;
      case 'ready':
        return <Ready info={info.data} props={props} />;
      default:
        return info satisfies never;
    }
  };
  return (
    <Container className={styles.root} data-component="ExamInfoPage">
      {back && (
        <Link asChild standalone className={styles.back}>
          {renderLink({
            href: back.href,
            className: '',
            children: (
              <>
                <Icon glyph={ChevronLeft} directional />
                {back.label}
              </>
            ),
          })}
        </Link>
      )}
      {content()}
    </Container>
  );
}
