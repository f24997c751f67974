// The root entry must not load TanStack, final-form or dnd-kit.
export { useCompact } from './hooks/use-compact.ts'
export { useLatePart } from './hooks/use-late-part.ts'
export { GlobalStyle } from './theme/GlobalStyle.ts'
export { breakpoints } from './theme/theme.ts'
export {
  applyThemeChoice,
  defaultThemeChoice,
  loadThemeChoice,
  saveThemeChoice,
  type ThemeChoice,
  themeScript,
  themeStorageKey,
} from './theme/theme-choice.ts'
export { englishUiText, type UiText, useUiText } from './text/UiText.ts'
export { type AllUiText, UiTextProvider } from './UiTextProvider.tsx'
export { Button, type ButtonProps } from './components/actions/Button/Button.tsx'
export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  useLinkComponent,
} from './components/navigation/Link/Link.tsx'
export { TextField, type TextFieldProps } from './components/fields/TextField/TextField.tsx'
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/navigation/Breadcrumbs/Breadcrumbs.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './components/overlays/ConfirmDialog/ConfirmDialog.tsx'
export {
  type Confirm,
  ConfirmProvider,
  type ConfirmQuestion,
  useConfirm,
} from './components/overlays/ConfirmDialog/ConfirmProvider.tsx'
export { Dialog, type DialogProps } from './components/overlays/Dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './components/overlays/Drawer/Drawer.tsx'
export { IconButton, type IconButtonProps } from './components/actions/IconButton/IconButton.tsx'
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSection,
  type MenuTriggerProps,
} from './components/overlays/Menu/Menu.tsx'
export {
  type ShowToast,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/feedback/Toast/ToastProvider.tsx'
export type { ToastContent } from './components/feedback/Toast/Toast.tsx'
export { Tooltip, type TooltipProps } from './components/overlays/Tooltip/Tooltip.tsx'
export { AppShell, type AppShellProps } from './patterns/shell/AppShell/AppShell.tsx'
export type {
  NavigationEntry,
  NavigationGroup,
  NavigationLink,
  NavigationSection,
} from './patterns/shell/AppShell/navigation.ts'
export { NotificationBell, type NotificationBellProps } from './patterns/shell/NotificationBell/NotificationBell.tsx'
export { UserMenu, type UserMenuProps } from './patterns/shell/AppShell/UserMenu.tsx'
export { AuthLayout, type AuthLayoutProps, type LanguageSwitch } from './patterns/shell/AuthLayout/AuthLayout.tsx'
export { BrandMark } from './patterns/shell/BrandMark/BrandMark.tsx'
export { Screen, type ScreenProps } from './patterns/shell/Screen/Screen.tsx'
export { PublicPage, type PublicPageProps } from './patterns/shell/PublicPage/PublicPage.tsx'
export { Footer, type FooterProps } from './patterns/shell/Footer/Footer.tsx'
export { englishMenuTypeText, type MenuTypeText } from './patterns/menu/MenuTypeTabs/menu-type-text.ts'
export { defaultMenuType, type MenuTypeKey, menuTypeOrder } from './patterns/menu/MenuTypeTabs/menu-types.ts'
export { MenuTypeTabs, type MenuTypeTabsProps } from './patterns/menu/MenuTypeTabs/MenuTypeTabs.tsx'
export { ParentShell, type ParentShellProps } from './patterns/shell/ParentShell/ParentShell.tsx'
export { ParentTopBar, type ParentPage, type ParentTopBarProps } from './patterns/shell/ParentTopBar/ParentTopBar.tsx'
export { chosenSchool, type SchoolOption } from './patterns/shell/SchoolSelector/chosen-school.ts'
export {
  englishSchoolSelectorText,
  type SchoolSelectorText,
} from './patterns/shell/SchoolSelector/school-selector-text.ts'
export { SchoolSelector, type SchoolSelectorProps } from './patterns/shell/SchoolSelector/SchoolSelector.tsx'
export { englishShellText, type ShellText } from './patterns/shell/shell-text.ts'
export {
  themePanelCookie,
  themePanelDelay,
  useThemePanelOnce,
} from './patterns/shell/ThemePanel/use-theme-panel-once.ts'
export { englishThemePanelText, type ThemePanelText } from './patterns/shell/ThemePanel/theme-panel-text.ts'
export { Banner, type BannerProps } from './components/feedback/Banner/Banner.tsx'
export { Checkbox, type CheckboxProps } from './components/fields/Checkbox/Checkbox.tsx'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/fields/CheckboxGroup/CheckboxGroup.tsx'
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './components/feedback/ErrorState/ErrorState.tsx'
export { NumberField, type NumberFieldProps } from './components/fields/NumberField/NumberField.tsx'
export { MoneyField, type MoneyFieldProps } from './components/fields/MoneyField/MoneyField.tsx'
export {
  formatMoney,
  type MoneyProblem,
  moneyProblems,
  type ParsedMoney,
  parseMoney,
} from './components/fields/MoneyField/money.ts'
export { PhoneField, type PhoneFieldProps } from './components/fields/PhoneField/PhoneField.tsx'
export {
  phoneDigits,
  type PhoneProblem,
  phoneProblem,
  phoneProblems,
  readPhone,
} from './components/fields/PhoneField/phone.ts'
export {
  type ParsedQuantity,
  type Quantity,
  QuantityField,
  type QuantityFieldProps,
} from './components/fields/QuantityField/QuantityField.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/fields/RadioGroup/RadioGroup.tsx'
export { searchable } from './components/fields/Combobox/search-options.ts'
export { isTooLong } from './components/fields/Field/character-limit.ts'
export { PasswordField, type PasswordFieldProps } from './components/fields/PasswordField/PasswordField.tsx'
export { Select, type SelectOption, type SelectProps } from './components/fields/Select/Select.tsx'
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton/Skeleton.tsx'
export { Switch, type SwitchProps } from './components/fields/Switch/Switch.tsx'
export { TextArea, type TextAreaProps } from './components/fields/TextArea/TextArea.tsx'
export {
  ActionBar,
  Columns,
  type ColumnsProps,
  Inline,
  type InlineProps,
  Quiet,
  Section,
  type SectionProps,
  Split,
  type SplitProps,
  Stack,
  type StackProps,
} from './components/layout/Layout/Layout.tsx'
export { Fold, type FoldProps } from './components/layout/Fold/Fold.tsx'
export {
  ChoiceGrid,
  type ChoiceGridOption,
  type ChoiceGridProps,
  type ChoiceGridRow,
} from './components/fields/ChoiceGrid/ChoiceGrid.tsx'
export { type NavSection, SectionNav, type SectionNavProps } from './components/navigation/SectionNav/SectionNav.tsx'
export { type LinkTile, LinkTiles, type LinkTilesProps } from './components/navigation/LinkTiles/LinkTiles.tsx'
export { LinkTabs, type LinkTabsItem, type LinkTabsProps } from './components/navigation/LinkTabs/LinkTabs.tsx'
export { Thumbnail, type ThumbnailProps } from './components/display/Thumbnail/Thumbnail.tsx'
export type { AttachedFile, FileUpload } from './components/fields/Attachments/AttachmentRow.tsx'
export { Attachments, type AttachmentsProps } from './components/fields/Attachments/Attachments.tsx'
export { type AttachmentsText, englishAttachmentsText } from './components/fields/Attachments/attachments-text.ts'
export { Badge, type BadgeProps } from './components/display/Badge/Badge.tsx'
export { Card, type CardProps } from './components/layout/Card/Card.tsx'
export { SidePanel, type SidePanelProps } from './components/layout/SidePanel/SidePanel.tsx'
export {
  type ChangeEntry,
  ChangeLog,
  type ChangeLogProps,
  type FieldChange,
} from './components/display/ChangeLog/ChangeLog.tsx'
export { Checklist, type ChecklistProps, type ChecklistStep } from './components/display/Checklist/Checklist.tsx'
export { type CountCard, CountCards, type CountCardsProps } from './components/display/CountCards/CountCards.tsx'
export { Figure, type FigureProps } from './components/display/Figure/Figure.tsx'
export { type Fact, Facts, type FactsProps } from './components/display/Facts/Facts.tsx'
export { FileDrop, type FileDropProps } from './components/fields/FileDrop/FileDrop.tsx'
export { Progress, type ProgressProps } from './components/feedback/Progress/Progress.tsx'
export { type TabItem, Tabs, type TabsProps } from './components/navigation/Tabs/Tabs.tsx'
export { TableViewsContext } from './table/table-views.ts'
export { printLabel } from './print/print-label.ts'
export { errorMessage } from './text/error-message.ts'
export { type Shortcut, useCommandKeys, useShortcuts } from './hooks/use-shortcuts.ts'
export { Pagination, type PaginationProps } from './components/navigation/Pagination/Pagination.tsx'
