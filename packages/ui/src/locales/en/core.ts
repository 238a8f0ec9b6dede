import type zhCN from '../zh-CN/core.ts';

/** Texts that any page may need, in English. */
const core: typeof zhCN = {
  alert: {
    tone: {
      neutral: 'Note',
      accent: 'Note',
      success: 'Success',
      warning: 'Warning',
      danger: 'Error',
      info: 'Note',
    },
    dismiss: 'Dismiss',
  },
  appShell: { skipToContent: 'Skip to main content' },
  avatar: { of: (name) => `Picture of ${name}` },
  badge: { unread: (count) => `${count} unread` },
  breadcrumbs: { name: 'Breadcrumbs' },
  button: { loading: 'Working' },
  confirmDialog: { title: 'Kind reminder', confirm: 'OK', cancel: 'Cancel' },
  dialog: { close: 'Close' },
  errorBoundary: {
    title: 'This part could not be shown',
    description: 'The rest of the page is not affected. You can try again.',
    retry: 'Try again',
    pressAgain: 'This did not open. Press it again in a moment.',
  },
  errorState: {
    failed: {
      title: 'This could not be loaded',
      description: 'Service response abnormal. Please try again in a moment.',
    },
    network: {
      title: 'This could not be loaded',
      description: 'The network may be unstable. Please try again in a moment.',
    },
    unreadable: {
      title: 'This could not be loaded',
      description: 'The system’s answer could not be read. Please try again in a moment.',
    },
    notOffered: {
      title: 'Not offered here',
      description: 'Your company’s system does not offer this.',
    },
    notFound: {
      title: 'Page not found',
      description: 'The address may be mistyped, or the content is no longer available.',
    },
    forbidden: {
      title: 'You do not have access',
      description: 'Please ask the administrator of your company to give you access.',
    },
    offline: {
      title: 'You are offline',
      description: 'It continues by itself once you are connected. Nothing you filled in is lost.',
    },
    outdated: {
      title: 'There is a newer version',
      description: 'Reload to continue. Your learning progress has been saved.',
    },
  },
  field: { required: 'required', optional: 'optional' },
  lineClamp: { more: 'Show more', less: 'Show less' },
  link: { newWindow: 'opens in a new window' },
  pagination: {
    name: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  passwordInput: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
  progress: { percent: (percent) => `${percent}%` },
  richText: { loading: 'Loading text' },
  searchInput: { name: 'Search', clear: 'Clear' },
  spinner: { loading: 'Loading' },
  tag: { remove: (name) => `Remove ${name}` },
  toast: {
    notice: 'Notification',
    region: 'Notifications (press F8 to reach)',
    dismiss: 'Dismiss notification',
  },
  topNav: { name: 'Main' },
};
export default core;
