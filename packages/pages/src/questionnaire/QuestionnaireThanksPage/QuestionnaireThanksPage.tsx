import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { SurveyTranslate } from '../words/index.ts';
import * as styles from './QuestionnaireThanksPage.css.ts';

// Loaded late, because the thanks are shown only at the end.
const RichText = lazyPart(() => import('../../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={1} />,
  missing: orTryAgain,
});

export interface QuestionnaireThanksPageProps {
  /** The company's thanks to those who have answered. */
  thanksHtml: string;
  /** The awards for answering. */
  awards: readonly { readonly title: string }[];
  anonymous: boolean;
  /** Where the person came from. */
  backHref: string;
  /** Address of the record; absent for an anonymous one. */
  recordHref?: string | undefined;
  t: SurveyTranslate;
  /** Answers the questionnaire again; absent if it can be answered only once. */
  onAgain?: (() => void) | undefined;
  renderLink?: RenderLink;
}

/**
 * Confirms that a questionnaire was handed in. The title gets the focus, because the page before it has
 * disappeared.
 */
export function QuestionnaireThanksPage({
  thanksHtml,
  awards,
  anonymous,
  backHref,
  recordHref,
  t,
  onAgain,
  renderLink = plainLink,
}: QuestionnaireThanksPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container className={styles.root} data-component="QuestionnaireThanksPage">
      <Icon glyph={CircleCheck} className={styles.sign} />
      <Heading ref={title} level={1} size={24} tabIndex={-1} className={styles.title}>
        {t('thanks.title')}
      </Heading>
      {thanksHtml !== '' && (
        <div className={styles.thanks}>
          <RichText html={thanksHtml} />
        </div>
      )}
      <p className={styles.note}>{t(anonymous ? 'thanks.anonymous' : 'thanks.named')}</p>
      {awards.length > 0 && (
        <ul className={styles.awards}>
          {awards.map((award) => (
            <li key={award.title}>{award.title}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button asChild>{renderLink({ href: backHref, className: '', children: t('thanks.back') })}</Button>
        {recordHref !== undefined && (
          <Button asChild variant="outline">
            {renderLink({ href: recordHref, className: '', children: t('thanks.view') })}
          </Button>
        )}
        {onAgain && (
          <Button variant="outline" onClick={onAgain}>
            {t('thanks.again')}
          </Button>
        )}
      </div>
    </Container>
  );
}
