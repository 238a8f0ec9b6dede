import type { HomeModule } from '@stoa/api/contract/home';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Banner } from '../../common/Banner.tsx';
import { Section } from '../../common/index.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import type { HomeModulesTranslate } from '../words/index.ts';
import type { EntryMark } from './entry.ts';
import {
  advertPlace,
  moduleLayouts,
  modulesAtFirst,
  type Drawing,
  type LeadingItem,
  type OwnShape,
  type ShownModule,
} from './plan.ts';
import { Feature } from './parts/Feature.tsx';
import { News } from './parts/News.tsx';
import { Packages } from './parts/Packages.tsx';
import { People } from './parts/People.tsx';
import { Ranking } from './parts/Ranking.tsx';
import { Rows } from './parts/Rows.tsx';
import { Shelf } from './parts/Shelf.tsx';
import * as styles from './HomeModules.css.ts';

// Loaded late, because the sanitiser is large and most modules do without it.
const RichText = lazyPart(() => import('../../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={3} />,
  missing: orTryAgain,
});

/** Props that every module gets. */
export interface ModuleProps {
  /** Id of the person's account; their own row in a ranking is marked. */
  userId: number;
  /** Current time in epoch milliseconds; the parent owns the clock. */
  now: number;
  t: HomeModulesTranslate;
  resolve: Resolve;
  /** Renders the button that marks an entry: subscribes to a live stream, or follows a person. */
  renderMark?: ((mark: EntryMark, title: string) => ReactNode) | undefined;
  renderLink?: RenderLink;
}

export interface EntriesProps extends ModuleProps {
  module: HomeModule;
  items: readonly LeadingItem[];
  renderLink: RenderLink;
}

const shapes = {
  shelf: Shelf,
  rows: Rows,
  feature: Feature,
  news: News,
  people: People,
  packages: Packages,
} satisfies Record<Drawing | OwnShape, (props: EntriesProps) => ReactNode>;

type ShownProps = ModuleProps & { shown: ShownModule; renderLink: RenderLink };

function Content({ shown, ...rest }: ShownProps) {
  switch (shown.shape) {
    case 'banner': {
      const label = rest.t('banner', { title: shown.module.title });
      return <Banner banner={shown.banner} label={label} renderLink={rest.renderLink} />;
    }
    case 'text':
      return (
        <div className={styles.text}>
          <RichText html={shown.html} />
        </div>
      );
    case 'ranking':
      return <Ranking items={shown.items} {...rest} />;
    default: {
      const Entries = shapes[shown.shape];
      return <Entries module={shown.module} items={shown.items} {...rest} />;
    }
  }
}

function Module(props: ShownProps) {
  const { shown, t, resolve, renderLink } = props;
  const { title, subtitle, moreTarget } = shown.module;
  const more = moreTarget && hrefOf(resolve(moreTarget));
  return (
    <Section
      title={title}
      note={subtitle}
      more={more === undefined ? undefined : { label: t('more'), href: more }}
      renderLink={renderLink}
      data-part="module"
      data-shape={shown.shape}
    >
      <div className={styles.content}>
        <Content {...props} />
      </div>
    </Section>
  );
}

export interface HomeModulesProps extends ModuleProps {
  /** All modules of the page, in the company's order. */
  modules: readonly HomeModule[];
  /** Whether all modules are shown, and not only the first seven. */
  open: boolean;
  /** Called when the person asks for the rest. */
  onOpen: () => void;
  /**
   * Content between the modules: at the place that the company has chosen, or else after the first module.
   */
  between?: ReactNode;
  /**
   * A card in the free column beside the second module, or in a row below the module if there is no such
   * column.
   */
  beside?: ReactNode;
  /** Whether the free column is at the start of the line, not at its end. */
  besideAtStart?: boolean;
}

/** Place of the module that shares its row with `beside`. */
const besidePlace = 1;

/** The company's modules; their layouts alternate between shelves, rows and large cards. */
export function HomeModules(props: HomeModulesProps) {
  const {
    modules,
    open,
    onOpen,
    between,
    beside,
    besideAtStart = false,
    renderLink = plainLink,
    ...rest
  } = props;
  const { resolve, t } = rest;
  const all = moduleLayouts(modules, resolve);
  const shown = open ? all : all.slice(0, modulesAtFirst);
  const place = advertPlace(modules, all);
  const asideAt = Math.min(besidePlace, shown.length - 1);
  const firstOfRest = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the first of the added modules.
    if (open && asked.current) firstOfRest.current?.focus();
  }, [open]);
  return (
    <>
      {shown.map((one, at) => {
        const module = <Module shown={one} renderLink={renderLink} {...rest} />;
        return (
          <Fragment key={one.module.moduleId}>
            {at === place && between}
            {beside !== undefined && at === asideAt ? (
              <div className={styles.withAside} data-start={besideAtStart || undefined}>
                {module}
                <div className={styles.aside}>{beside}</div>
              </div>
            ) : at === modulesAtFirst ? (
              <div ref={firstOfRest} tabIndex={-1} className={styles.rest}>
                {module}
              </div>
            ) : (
              module
            )}
          </Fragment>
        );
      })}
      {place >= shown.length && between}
      {shown.length === 0 && beside}
      {shown.length < all.length && (
        <Button
          variant="outline"
          className={styles.moreModules}
          data-part="more-modules"
          onClick={() => {
            asked.current = true;
            onOpen();
          }}
        >
          {t('moreModules')}
        </Button>
      )}
    </>
  );
}
