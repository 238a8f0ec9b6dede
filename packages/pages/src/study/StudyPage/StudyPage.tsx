import { FixedPageKey, formatPosition, ItemKind, TargetKind } from '@stoa/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline, type OutlineItem } from '@stoa/ui/ChapterOutline';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { useControlled } from '@stoa/ui/parts';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Skeleton } from '@stoa/ui/Skeleton';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { NotLoaded, type Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { doneOf, itemsOf, notOpen } from '../outline.ts';
import { timeWords } from '../timeWords.ts';
import type { StudyTranslate } from '../words/index.ts';
import { Refused } from './parts/Refused.tsx';
import { isTitledAbove, Stage } from './parts/Stage.tsx';
import { TopBar } from './parts/TopBar.tsx';
import * as styles from './StudyPage.css.ts';
import type { StudyRefused, StudyView } from './types.ts';

export interface StudyPageProps {
  page: Load<StudyView> | StudyRefused;
  /** The course that is studied. */
  courseId: number;
  /** Address of the link back. */
  backHref: string;
  t: StudyTranslate;
  resolve: Resolve;
  /** Whether the film takes the whole width. */
  theatre?: boolean;
  onTheatreChange?: (on: boolean) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <div className={styles.layout} aria-busy data-part="skeleton">
    <div className={styles.stage}>
      <div className={styles.empty} />
    </div>
    <div className={styles.head}>
      <div className={late}>
        <Skeleton lines={2} />
      </div>
    </div>
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <div className={late}>
          <Skeleton lines={5} />
        </div>
      </div>
    </div>
  </div>
);

/** Id of the lesson that the page is about: the open one, else the one asked for. */
const currentOf = ({ lesson, itemId }: StudyView): number | undefined => lesson?.item.itemId ?? itemId;

/** Title of the lesson; taken from the contents before the lesson has opened, and when it does not open. */
function titleOf({ lesson, itemId, contents }: StudyView): string {
  const asked = itemsOf(contents?.chapters ?? []).find((item) => item.itemId === itemId);
  return lesson?.item.title ?? asked?.title ?? '';
}

/** The teachers, the time studied so far, and whether the lesson is optional. */
function factsOf({ lesson }: StudyView, t: StudyTranslate): string[] {
  if (!lesson) return [];
  const { course, item, progress } = lesson;
  const names = course.teacherNames.join(t('fact.comma'));
  return [
    ...(names === '' ? [] : [t('fact.teachers', { names })]),
    // No study time is shown for a test, because it is not studied on this page.
    ...(item.itemKind === ItemKind.Test
      ? []
      : [t('fact.studied', { time: timeWords(progress.studySeconds, t) })]),
    ...(item.required ? [] : [t('fact.optional')]),
  ];
}

/** The watched part of a lesson that is not finished. */
const noteOf = ({ lastPosition, percent, duration }: OutlineItem, t: StudyTranslate): string | undefined =>
  lastPosition && percent < 100 && duration !== undefined
    ? t('note.watched', { position: formatPosition(lastPosition) })
    : undefined;

function ItemHead({ view, t }: { view: StudyView; t: StudyTranslate }) {
  const { onPrevious, onNext, onGoOn } = view;
  const facts = factsOf(view, t);
  return (
    <div className={styles.head} data-part="item">
      <div className={styles.headRow}>
        <Heading level={1} size={20} className={styles.title}>
          {titleOf(view)}
        </Heading>
        <div className={styles.steps}>
          <Button
            variant="outline"
            className={styles.step}
            disabled={onPrevious === undefined}
            onClick={onPrevious}
            iconStart={<Icon glyph={ChevronLeft} directional />}
          >
            {t('previous')}
          </Button>
          <Button
            variant="outline"
            tone="accent"
            className={styles.step}
            disabled={(onNext ?? onGoOn) === undefined}
            onClick={onNext ?? onGoOn}
            iconEnd={<Icon glyph={ChevronRight} directional />}
          >
            {t(onNext === undefined && onGoOn !== undefined ? 'goOn' : 'next')}
          </Button>
        </div>
      </div>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {view.notice}
    </div>
  );
}

function Contents({ view, t }: { view: StudyView; t: StudyTranslate }) {
  const chapters = view.contents?.chapters ?? [];
  const current = currentOf(view);
  return (
    <>
      <VisuallyHidden asChild>
        <h2>{t('contents')}</h2>
      </VisuallyHidden>
      <div className={styles.panelHead}>
        <p className={styles.done}>{t('done', doneOf(chapters))}</p>
        <ProgressBar
          value={view.contents?.course.progress?.percent ?? 0}
          label={t('courseProgress')}
          size="sm"
        />
      </div>
      {chapters.length === 0 ? (
        <p className={styles.noContents}>{t('noContents')}</p>
      ) : (
        <ChapterOutline
          chapters={chapters}
          currentItemId={current}
          layout="stack"
          initiallyOpen="all"
          access={view.contents?.course.access}
          noteOf={(item) => noteOf(item, t)}
          onItem={(item) => {
            const reason = notOpen(item);
            if (reason !== undefined) view.onLocked(reason);
            else if (item.itemId !== current) view.onOpen(item.itemId);
          }}
        />
      )}
    </>
  );
}

/** The panel with the contents beside the stage, which stays rendered while another tab is shown. */
function Side({ view, t }: { view: StudyView; t: StudyTranslate }) {
  const aside = useRef<HTMLElement>(null);
  const { panel } = view;
  const currentItemId = currentOf(view);
  const isOther = panel?.body !== undefined;
  useEffect(() => {
    // Only the panel is scrolled, because `scrollIntoView` would scroll the page as well.
    const scroller = aside.current;
    const current = isOther ? null : scroller?.querySelector('[aria-current]');
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    if (currentItemId === undefined || !current) {
      scroller.scrollTop = 0;
      return;
    }
    const { top, height } = current.getBoundingClientRect();
    const middle = scroller.getBoundingClientRect().top + (scroller.clientHeight - height) / 2;
    scroller.scrollTop += top - middle;
  }, [currentItemId, isOther]);
  return (
    <aside
      ref={aside}
      className={styles.panel}
      aria-label={t('contents')}
      data-part="contents"
      hidden={panel?.closed}
    >
      {panel?.head ?? (
        <div className={styles.panelTitle} aria-hidden>
          <span>{t('contents')}</span>
        </div>
      )}
      <div
        hidden={isOther}
        {...(panel !== undefined && { role: 'tabpanel', id: panel.id, 'aria-labelledby': panel.tabId })}
      >
        <Contents view={view} t={t} />
      </div>
      {panel?.body}
    </aside>
  );
}

/** The page on which a course is studied: the stage, the completion rules, and the next lessons. */
export function StudyPage({
  page,
  courseId,
  backHref,
  t,
  resolve,
  theatre: theatreByParent,
  onTheatreChange,
  renderLink = plainLink,
}: StudyPageProps) {
  const [theatre, setTheatre] = useControlled(theatreByParent, false, onTheatreChange);
  const courseHref = hrefOf(resolve({ kind: TargetKind.Course, id: courseId }));
  if (page.state === 'refused') {
    const isThere = page.reason === 'notOpen';
    const href = isThere
      ? courseHref
      : hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
    return (
      <div className={styles.root} data-component="StudyPage" data-state="refused">
        <TopBar backHref={backHref} t={t} renderLink={renderLink} />
        <div className={styles.failed}>
          <Refused reason={page.reason} level={1} t={t}>
            {href !== undefined && (
              <Button asChild>
                {renderLink({ href, className: '', children: t(isThere ? 'toCourse' : 'toCourses') })}
              </Button>
            )}
          </Refused>
        </div>
      </div>
    );
  }
  if (page.state === 'failed' || page.state === 'absent') {
    return (
      <div className={styles.root} data-component="StudyPage" data-state="failed">
        <TopBar backHref={backHref} t={t} renderLink={renderLink} />
        <div className={styles.failed}>
          <NotLoaded load={page} retry={t('retry')} level={1}>
            <Button asChild variant="outline">
              {renderLink({ href: backHref, className: '', children: t('back') })}
            </Button>
          </NotLoaded>
        </div>
      </div>
    );
  }
  if (page.state === 'loading') {
    return (
      <div className={styles.root} data-component="StudyPage" data-state="loading">
        <TopBar backHref={backHref} t={t} renderLink={renderLink} />
        {skeleton}
      </div>
    );
  }
  const view = page.data;
  const course = view.contents?.course;
  const media = view.stage.kind === 'media';
  const wide = theatre && media;
  // The title is above a text, but below films and documents, so that these begin at the top of the window.
  const reading = isTitledAbove(view.stage);
  const head = <ItemHead view={view} t={t} />;
  return (
    <div className={styles.root} data-component="StudyPage" data-state="ready">
      <TopBar
        backHref={backHref}
        course={{
          title: course?.title ?? '',
          href: courseHref,
          percent: course?.progress?.percent ?? 0,
          actions: view.actions,
          help: view.help,
        }}
        theatre={media ? { on: theatre, onToggle: () => setTheatre(!theatre) } : undefined}
        t={t}
        renderLink={renderLink}
      />
      <div
        className={styles.layout}
        data-theatre={wide ? '' : undefined}
        data-closed={view.panel?.closed === true && !wide ? '' : undefined}
        data-reading={reading ? '' : undefined}
      >
        {reading && head}
        <Stage
          view={view}
          t={t}
          renderLink={renderLink}
          theatre={wide}
          onTheatre={() => setTheatre(!theatre)}
        />
        {!reading && head}
        {!wide && <Side view={view} t={t} />}
        {view.more !== undefined && (
          <div className={styles.more} data-part="more">
            {view.more}
          </div>
        )}
        {view.below !== undefined && <div className={styles.below}>{view.below}</div>}
      </div>
    </div>
  );
}
