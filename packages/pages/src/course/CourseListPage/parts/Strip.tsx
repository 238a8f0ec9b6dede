import type { BannerGroup } from '@stoa/api/contract/home';
import { plainLink } from '@stoa/ui/CourseCard';
import { Banner } from '../../../common/Banner.tsx';
import { bannerOf } from '../../../common/pageBanner.ts';
import type { CourseListPageProps } from '../CourseListPage.tsx';
import * as styles from '../CourseListPage.css.ts';

export interface StripProps {
  banner: BannerGroup;
  props: CourseListPageProps;
}

/** The company's banners above the list, as a low strip. */
export function Strip({ banner, props: { tList, resolve, renderLink = plainLink } }: StripProps) {
  const shown = bannerOf(banner, resolve);
  return (
    shown.slides.length > 0 && (
      <div className={styles.banner}>
        <Banner banner={shown} size="md" label={tList('banner')} renderLink={renderLink} />
      </div>
    )
  );
}
