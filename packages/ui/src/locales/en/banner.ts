import type zhCN from '../zh-CN/banner.ts';

/** Words of the banners, in English. */
const banner: typeof zhCN = {
  bannerModule: {
    open: 'Take a look',
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
