// The notifications entry: the list behind the bell, and the switches with which users choose notifications.
export {
  SwitchGrid,
  type SwitchGridColumn,
  type SwitchGridProps,
  type SwitchGridRow,
} from './components/fields/SwitchGrid/SwitchGrid.tsx'
export {
  type NotificationEntry,
  NotificationList,
  type NotificationListProps,
} from './patterns/shell/NotificationList/NotificationList.tsx'
