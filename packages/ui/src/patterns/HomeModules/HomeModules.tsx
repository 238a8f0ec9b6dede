import type { ReactNode } from 'react';
import type { RenderLink } from '../../CourseCard/renderLink.tsx';
import { RichText } from '../../RichText/RichText.tsx';
import { Banner } from '../section/Banner.tsx';
import { Section } from '../section/index.ts';
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
}

const shapes = {
  cards: Cards,
  rows: Rows,
  news: News,
  people: People,
  packages: Packages,
  ranking: Ranking,
} satisfies Record<EntryShape, (props: EntriesProps) => ReactNode>;

function Content({ module, renderLink }: { module: HomeModuleView; renderLink: RenderLink }) {
  switch (module.shape) {
    case 'banner':
      return <Banner banner={module.banner} label={module.label} renderLink={renderLink} />;
    case 'text':
      return (
        <div className={styles.text}>
          <RichText html={module.html} />
        </div>
      );
    default: {
      const Entries = shapes[module.shape];
      return <Entries entries={module.entries} renderLink={renderLink} />;
    }
  }
}

export interface HomeModulesProps {
  modules: readonly HomeModuleView[];
  renderLink: RenderLink;
}

/** What a company put below the fold, each kind in its own shape. A module of its own, loaded after the first paint. */
export function HomeModules({ modules, renderLink }: HomeModulesProps) {
  return modules.map((module) => (
    <Section
      key={module.id}
      title={module.title}
      note={module.note}
      more={module.more}
      renderLink={renderLink}
      data-part="module"
      data-shape={module.shape}
    >
      <Content module={module} renderLink={renderLink} />
    </Section>
  ));
}
