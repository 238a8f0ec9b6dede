import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline } from '@stoa/ui/ChapterOutline';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Heading } from '@stoa/ui/Heading';
import { useControlled } from '@stoa/ui/parts';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Skeleton } from '@stoa/ui/Skeleton';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import { isReading, Stage } from './parts/Stage.tsx';
import { TopBar } from './parts/TopBar.tsx';
import * as styles from './StudyPage.css.ts';
import type { StudyView, StudyWords } from './types.ts';

export interface StudyPageProps {
  /** `refused`: there is nothing to study here, and the content says why and where to go. */
  page: Load<StudyView> | { readonly state: 'refused'; readonly content: ReactNode };
  /** Where to go when the page cannot be had. */
  back: { label: string; href: string };
  words: StudyWords;
  /** Whether the film has the whole width. */
  theatre?: boolean;
  onTheatreChange?: (on: boolean) => void;
  renderLink?: RenderLink;
}

const bones = (
  <div className={styles.layout} aria-busy data-part="bones">
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

function ItemHead({ view, words }: { view: StudyView; words: StudyWords }) {
  const { facts, onPrevious, onNext } = view;
  return (
    <div className={styles.head} data-part="item">
      <div className={styles.headRow}>
        <Heading level={1} size={20} className={styles.title}>
          {view.title}
        </Heading>
        <div className={styles.steps}>
          <Button
            variant="outline"
            disabled={onPrevious === undefined}
            onClick={onPrevious}
            iconStart={<Icon glyph={ChevronLeft} directional />}
          >
            {words.previous}
          </Button>
          <Button
            variant="outline"
            tone="accent"
            disabled={onNext === undefined}
            onClick={onNext}
            iconEnd={<Icon glyph={ChevronRight} directional />}
          >
            {words.next}
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

function Contents({ view, words }: { view: StudyView; words: StudyWords }) {
  return (
    <>
      <VisuallyHidden asChild>
        <h2>{words.contents}</h2>
      </VisuallyHidden>
      <div className={styles.panelHead}>
        <p className={styles.done}>{view.done}</p>
        <ProgressBar value={view.top.percent} label={words.courseProgress} size="sm" />
      </div>
      {view.chapters.length === 0 ? (
        <p className={styles.noContents}>{words.noContents}</p>
      ) : (
        <ChapterOutline
          chapters={view.chapters}
          currentItemId={view.currentItemId}
          layout="stack"
          initiallyOpen="all"
          noteOf={view.noteOf}
          onItem={view.onItem}
        />
      )}
    </>
  );
}

/** Beside the stage: the contents, which stay as they are while another tab is looked at. */
function Side({ view, words }: { view: StudyView; words: StudyWords }) {
  const aside = useRef<HTMLElement>(null);
  const { currentItemId, panel } = view;
  const isOther = panel?.body !== undefined;
  useEffect(() => {
    // Only the panel moves; scrollIntoView would move the page as well.
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
      aria-label={words.contents}
      data-part="contents"
      hidden={panel?.closed}
    >
      {panel?.head ?? (
        <div className={styles.panelTitle} aria-hidden>
          <span>{words.contents}</span>
        </div>
      )}
      <div
        hidden={isOther}
        {...(panel !== undefined && { role: 'tabpanel', id: panel.id, 'aria-labelledby': panel.tabId })}
      >
        <Contents view={view} words={words} />
      </div>
      {panel?.body}
    </aside>
  );
}

/** Where a course is studied: the stage, what it counts, and the way on. Props only. */
export function StudyPage({
  page,
  back,
  words,
  theatre: theatreByParent,
  onTheatreChange,
  renderLink = plainLink,
}: StudyPageProps) {
  const [theatre, setTheatre] = useControlled(theatreByParent, false, onTheatreChange);
  if (page.state === 'failed' || page.state === 'refused') {
    return (
      <div className={styles.root} data-component="StudyPage" data-state={page.state}>
        <TopBar back={back} words={words} renderLink={renderLink} />
        <div className={styles.failed}>
          {page.state === 'refused' ? (
            page.content
          ) : (
            <ErrorState level={1}>
              <Button onClick={page.onRetry}>{words.retry}</Button>
              <Button asChild variant="outline">
                {renderLink({ href: back.href, className: '', children: back.label })}
              </Button>
            </ErrorState>
          )}
        </div>
      </div>
    );
  }
  if (page.state === 'loading') {
    return (
      <div className={styles.root} data-component="StudyPage" data-state="loading">
        <TopBar back={back} words={words} renderLink={renderLink} />
        {bones}
      </div>
    );
  }
  const view = page.data;
  const media = view.stage.kind === 'media';
  const wide = theatre && media;
  // A film speaks first; what is read wants its title above.
  const reading = isReading(view.stage);
  const head = <ItemHead view={view} words={words} />;
  return (
    <div className={styles.root} data-component="StudyPage" data-state="ready">
      <TopBar
        back={view.top.back}
        top={view.top}
        theatre={media ? { on: theatre, onToggle: () => setTheatre(!theatre) } : undefined}
        words={words}
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
          words={words}
          renderLink={renderLink}
          theatre={wide}
          onTheatre={() => setTheatre(!theatre)}
        />
        {!reading && head}
        {!wide && <Side view={view} words={words} />}
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
