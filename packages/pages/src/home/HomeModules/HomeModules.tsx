import type { HomeModule } from '@stoa/api/contract/home';
import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { RichText } from '@stoa/ui/RichText';
import { Banner } from '../../common/Banner.tsx';
import { Section } from '../../common/index.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import type { HomeModulesTranslate } from '../words/index.ts';
import type { EntryMark } from './entry.ts';
import { modulesBelow, type EntryShape, type LeadingItem, type ShownModule } from './modules.ts';
import { Cards, Rows } from './parts/Cards.tsx';
import { News } from './parts/News.tsx';
import { Packages } from './parts/Packages.tsx';
import { People } from './parts/People.tsx';
import { Ranking } from './parts/Ranking.tsx';
import * as styles from './HomeModules.css.ts';

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
  cards: Cards,
  rows: Rows,
  news: News,
  people: People,
  packages: Packages,
} satisfies Record<EntryShape, (props: EntriesProps) => ReactNode>;

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
      <Content {...props} />
    </Section>
  );
}

export interface HomeModulesProps extends ModuleProps {
  /** All modules of the page, in the company's order. */
  modules: readonly HomeModule[];
  /** `moduleId` of the module that is shown above already. */
  above?: number | undefined;
  /** Content rendered between the modules: where the company placed it, or else after the first module. */
  between?: ReactNode;
}

/**
 * The modules below the fold, each kind in its own layout. They are in a module of their own, because they
 * load after the first paint.
 */
export function HomeModules({ modules, above, between, renderLink = plainLink, ...rest }: HomeModulesProps) {
  const { before, after } = modulesBelow(modules, above, rest.resolve);
  const draw = (list: readonly ShownModule[]) =>
    list.map((shown) => (
      <Module key={shown.module.moduleId} shown={shown} renderLink={renderLink} {...rest} />
    ));
  return (
    <>
      {draw(before)}
      {between}
      {draw(after)}
    </>
  );
}
