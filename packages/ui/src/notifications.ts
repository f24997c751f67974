// The entry of notifications: the list behind the bell, and the switches by which users choose them.
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
