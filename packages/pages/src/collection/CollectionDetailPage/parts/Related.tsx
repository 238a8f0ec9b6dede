import type { CourseCollection } from '@stoa/api/contract/course';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Skeleton } from '@stoa/ui/Skeleton';
import { collectionCover } from '../../../common/cover.ts';
import { Loaded, type Load } from '../../../common/index.ts';
import { railClasses, RailPart } from '../../../common/Rail/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { CollectionTranslate } from '../../words/index.ts';
import { othersOf } from '../others.ts';

export interface RelatedProps {
  /** The collection of this page, which is excluded from the related ones. */
  collection: CourseCollection;
  related: Load<readonly CourseCollection[]>;
  t: CollectionTranslate;
  resolve: Resolve;
  renderLink: RenderLink;
}

const skeleton = (
  <div className={railClasses.list} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className={railClasses.pictured}>
        <Skeleton shape="cover" className={railClasses.cover} />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);

/** Other collections of the same kind; nothing is rendered if there are none. */
export function Related({ collection, related, t, resolve, renderLink }: RelatedProps) {
  if (related.state === 'absent') return null;
  if (related.state === 'ready' && othersOf(related.data, collection).length === 0) return null;
  return (
    <RailPart title={t(`related.${collection.kind}`)} busy={related.state === 'loading'}>
      <Loaded load={related} retry={t('retry')} skeleton={skeleton}>
        {(list) => (
          <ul className={railClasses.list}>
            {othersOf(list, collection).map((other) => {
              const { id, kind, name, courseCount } = other;
              const href = hrefOf(resolve({ kind, id }));
              return href === undefined ? null : (
                <li key={id} className={railClasses.pictured}>
                  <CourseCover {...collectionCover(other)} className={railClasses.cover} />
                  <span className={railClasses.words}>
                    {renderLink({ href, className: railClasses.title, children: name })}
                    <span className={railClasses.line}>{t('courses', { count: courseCount })}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </RailPart>
  );
}
