import type { ReactNode } from 'react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { RichText } from '@stoa/ui/RichText';
import { Banner } from '../../common/Banner.tsx';
import { Section } from '../../common/index.ts';
import { Cards, Rows } from './parts/Cards.tsx';
import { News } from './parts/News.tsx';
import { Packages } from './parts/Packages.tsx';
import { People } from './parts/People.tsx';
import { Ranking } from './parts/Ranking.tsx';
import type { EntryShape, HomeModuleView, ModuleEntry } from './types.ts';
import * as styles from './HomeModules.css.ts';

export interface EntriesProps {
  entries: readonly ModuleEntry[];
  renderLink: RenderLink;
  /** The button of an entry that can be marked: to subscribe to a live, to follow a person. */
  renderMark?: ((entry: ModuleEntry) => ReactNode) | undefined;
}

const shapes = {
  cards: Cards,
  rows: Rows,
  news: News,
  people: People,
  packages: Packages,
  ranking: Ranking,
} satisfies Record<EntryShape, (props: EntriesProps) => ReactNode>;

function Content({ module, ...rest }: Omit<EntriesProps, 'entries'> & { module: HomeModuleView }) {
  switch (module.shape) {
    case 'banner':
      return <Banner banner={module.banner} label={module.label} renderLink={rest.renderLink} />;
    case 'text':
      return (
        <div className={styles.text}>
          <RichText html={module.html} />
        </div>
      );
    default: {
      const Entries = shapes[module.shape];
      return <Entries entries={module.entries} {...rest} />;
    }
  }
}

export interface HomeModulesProps extends Omit<EntriesProps, 'entries'> {
  modules: readonly HomeModuleView[];
}

/** What a company put below the fold, each kind in its own shape. A module of its own, loaded after the first paint. */
export function HomeModules({ modules, ...rest }: HomeModulesProps) {
  return modules.map((module) => (
    <Section
      key={module.id}
      title={module.title}
      note={module.note}
      more={module.more}
      renderLink={rest.renderLink}
      data-part="module"
      data-shape={module.shape}
    >
      <Content module={module} {...rest} />
    </Section>
  ));
}
