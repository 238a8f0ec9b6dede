import type { PersonRole } from '@stoa/domain';
import { clsx } from 'clsx';
import { UserCheck } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './PersonCard.css.ts';

export const personCardLayouts = ['card', 'row'] as const;
export type PersonCardLayout = (typeof personCardLayouts)[number];

/** A course that somebody teaches. */
export interface PersonCourse {
  readonly title: string;
  /** Address of the course. Without it the title is not a link. */
  readonly href: string | undefined;
}

export interface PersonCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  name: string;
  /** Address of the person's own page. */
  href: string;
  /** Address of the photo. Without one the short name is shown. */
  avatarUrl?: string | undefined;
  /** Post or professional title. */
  post?: string | undefined;
  /** Name of the department or company. */
  orgName?: string | undefined;
  /** What the person does here, such as lecturer or mentor. Pass it only in lists of people of several kinds. */
  personRole?: PersonRole | undefined;
  /** Whether this person is the reader's own mentor. */
  mine?: boolean;
  /** Skills of the person. A card shows the first three. */
  tags?: readonly string[] | undefined;
  /** Texts that say what the person can be asked about. Only a card shows them. */
  expertise?: readonly string[] | undefined;
  /** Courses that the person teaches, such as the two that most people study. Only a card shows them. */
  courses?: readonly PersonCourse[] | undefined;
  courseCount?: number | undefined;
  /** Number of followers. */
  fanCount?: number | undefined;
  /** Average rating out of five; 0 shows no rating. */
  score?: number | undefined;
  /** `card` has a photo and space for tags; `row` is one line of a list. */
  layout?: PersonCardLayout;
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
  /** One button beside the link, such as “Follow” or “Ask”. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

type Words = Labels['personCard'];
type Counts = Pick<PersonCardProps, 'courseCount' | 'fanCount' | 'score'>;

function factsOf({ courseCount, fanCount, score }: Counts, words: Words): string {
  const facts: string[] = [];
  if (courseCount !== undefined) facts.push(words.courses(courseCount));
  if (fanCount !== undefined) facts.push(words.fans(fanCount));
  if (score) facts.push(words.score(score.toFixed(1)));
  // Spaces inside a fact do not break, so that lines break only between facts.
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ');
}

/** The courses of a person, with links above the one that is stretched over the card. */
function Courses({
  courses,
  label,
  renderLink,
}: {
  courses: readonly PersonCourse[];
  label: string;
  renderLink: RenderLink;
}) {
  const id = useId();
  return (
    <div className={styles.about}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <ul className={styles.courses} aria-labelledby={id}>
        {courses.map(({ title, href }) => (
          <li key={title} className={styles.course}>
            {href === undefined ? title : renderLink({ href, className: styles.courseLink, children: title })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A teacher, lecturer or mentor in a list: who they are, what they are good at and how much they teach. */
export function PersonCard({
  name,
  href,
  avatarUrl,
  post,
  orgName,
  personRole,
  mine = false,
  tags = [],
  expertise = [],
  courses = [],
  courseCount,
  fanCount,
  score,
  layout = 'card',
  level = 3,
  action,
  renderLink = plainLink,
  className,
  ...rest
}: PersonCardProps) {
  const words = useLabels('personCard');
  const Name = `h${level}` as const;
  const row = layout === 'row';
  // On a card, post and department have a line each, so that the names in a row of cards stay level when a post
  // is long.
  const where = [post, orgName].filter((part) => part !== undefined && part !== '');
  const places = row && where.length > 0 ? [where.join(' · ')] : where;
  const facts = factsOf({ courseCount, fanCount, score }, words);
  const counts = facts !== '' && <p className={styles.line}>{facts}</p>;
  const act = action !== undefined && <span className={styles.action}>{action}</span>;
  return (
    <article
      {...rest}
      data-component="PersonCard"
      data-layout={layout}
      className={clsx(row ? styles.row : styles.card, styles.liftable, className)}
    >
      <div className={clsx(styles.head, row && styles.rowHead)}>
        <Avatar name={name} src={avatarUrl} size="lg" decorative className={clsx(!row && styles.photo)} />
        <div className={styles.words}>
          <div className={styles.named}>
            <Name className={styles.name} title={name}>
              {renderLink({ href, className: styles.link, children: name })}
            </Name>
            {mine ? (
              <Tag tone="accent" icon={<Icon glyph={UserCheck} />}>
                {words.mine}
              </Tag>
            ) : (
              personRole !== undefined && <Tag>{words.role[personRole]}</Tag>
            )}
          </div>
          {places.map((place) => (
            <p key={place} className={clsx(styles.line, styles.where)} title={place}>
              {place}
            </p>
          ))}
          {row && counts}
        </div>
      </div>
      {!row && tags.length > 0 && (
        <ul aria-label={words.tags} className={styles.tags}>
          {tags.slice(0, 3).map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {!row && expertise.length > 0 && (
        <div className={styles.about}>
          <span className={styles.label}>{words.expertise}</span>
          <p className={styles.expertise}>{expertise.join(words.comma)}</p>
        </div>
      )}
      {!row && courses.length > 0 && (
        <Courses courses={courses} label={words.teaches} renderLink={renderLink} />
      )}
      {!row && (counts || act) ? (
        <div className={styles.foot}>
          {counts}
          {act}
        </div>
      ) : (
        act
      )}
    </article>
  );
}
