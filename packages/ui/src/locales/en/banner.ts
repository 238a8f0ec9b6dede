import { TargetKind } from '@stoa/domain';
import type zhCN from '../zh-CN/banner.ts';

/** Texts of the button of a banner, by what it leads to. */
const openWords: Readonly<Record<number, string>> = {
  [TargetKind.Course]: 'View course',
  [TargetKind.CloudCourse]: 'View course',
  [TargetKind.Special]: 'Open collection',
  [TargetKind.Institute]: 'Open institute',
  [TargetKind.Plan]: 'View plan',
  [TargetKind.AiPlan]: 'View plan',
  [TargetKind.OmoClass]: 'Sign up',
  [TargetKind.Live]: 'Go to the stream',
  [TargetKind.Exam]: 'Go to the exam',
};

/** Texts of the banners, in English. */
const banner: typeof zhCN = {
  bannerModule: {
    open: (kind) => openWords[kind ?? 0] ?? 'Learn more',
    name: 'Highlights',
    previous: 'Previous group',
    next: 'Next group',
    page: (at, of) => `Group ${at} of ${of}`,
  },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    position: (at, of) => `${at} of ${of}`,
    show: (at, of, title) => `Slide ${at} of ${of}: ${title}`,
    pause: 'Pause rotation',
    play: 'Start rotation',
    previous: 'Previous slide',
    next: 'Next slide',
    slides: 'Choose a slide',
  },
};

export default banner;
