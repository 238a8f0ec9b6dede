import type zhCN from '../zh-CN/navigation.ts';

/** Texts of navigation and of floating panels, in English. */
const navigation: typeof zhCN = {
  anchorNav: { name: 'On this page' },
  companySwitcher: {
    title: 'Switch company',
    search: 'Search companies',
    list: 'My companies',
    current: 'Current',
    pending: 'Switching',
    switching: (name) => `Switching to ${name}`,
    nothing: (typed) => `Nothing found for “${typed}”`,
  },
  sideNav: { name: 'Section', fold: 'Collapse navigation', unfold: 'Expand navigation' },
  stepper: {
    name: 'Steps',
    state: { done: 'Done', current: 'Current step', upcoming: 'Not started', error: 'Has an error' },
    position: (at, of) => `Step ${at} of ${of}`,
  },
};
export default navigation;
