export {
  NotificationItem,
  notificationItemLayouts,
  type NotificationItemLayout,
  type NotificationItemProps,
} from './NotificationItem.tsx';
