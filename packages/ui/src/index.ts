// The root entry: nothing here may load TanStack, final-form or dnd-kit.
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
export { UiTextProvider, type Words } from './text/words.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { Link, type LinkComponent, type LinkProps, LinkProvider, useLinkComponent } from './components/Link/Link.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx'
export {
  type Confirm,
  ConfirmProvider,
  type ConfirmQuestion,
  useConfirm,
} from './components/ConfirmDialog/ConfirmProvider.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx'
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSection,
  type MenuTriggerProps,
} from './components/Menu/Menu.tsx'
export { type ShowToast, ToastProvider, type ToastProviderProps, useToast } from './components/Toast/ToastProvider.tsx'
export type { ToastContent } from './components/Toast/Toast.tsx'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
export { AppShell, type AppShellProps } from './patterns/AppShell/AppShell.tsx'
export type {
  NavigationEntry,
  NavigationGroup,
  NavigationLink,
  NavigationSection,
} from './patterns/AppShell/navigation.ts'
export { UserMenu, type UserMenuProps } from './patterns/AppShell/UserMenu.tsx'
export { AuthLayout, type AuthLayoutProps } from './patterns/AuthLayout/AuthLayout.tsx'
export { BrandMark } from './patterns/BrandMark/BrandMark.tsx'
export { Screen, type ScreenProps } from './patterns/Screen/Screen.tsx'
export { Footer, type FooterProps } from './patterns/Footer/Footer.tsx'
export { englishMenuTypeText, type MenuTypeText } from './patterns/MenuTypeTabs/menu-type-text.ts'
export { defaultMenuType, type MenuTypeKey, menuTypeOrder } from './patterns/MenuTypeTabs/menu-types.ts'
export { MenuTypeTabs, type MenuTypeTabsProps } from './patterns/MenuTypeTabs/MenuTypeTabs.tsx'
export { ParentShell, type ParentShellProps } from './patterns/ParentShell/ParentShell.tsx'
export { ParentTopBar, type ParentPlace, type ParentTopBarProps } from './patterns/ParentTopBar/ParentTopBar.tsx'
export { chosenSchool, type SchoolOption } from './patterns/SchoolSelector/chosen-school.ts'
export { englishSchoolSelectorText, type SchoolSelectorText } from './patterns/SchoolSelector/school-selector-text.ts'
export { SchoolSelector, type SchoolSelectorProps } from './patterns/SchoolSelector/SchoolSelector.tsx'
export { englishShellText, type ShellText } from './patterns/shell-text.ts'
export { themePanelCookie, themePanelDelay, useThemePanelOnce } from './patterns/ThemePanel/use-theme-panel-once.ts'
export { englishThemePanelText, type ThemePanelText } from './patterns/ThemePanel/theme-panel-text.ts'
export { Banner, type BannerProps } from './components/Banner/Banner.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx'
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx'
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField.tsx'
export {
  formatMoney,
  type MoneyProblem,
  moneyProblems,
  type ParsedMoney,
  parseMoney,
} from './components/MoneyField/money.ts'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx'
export {
  phoneDigits,
  type PhoneProblem,
  phoneProblem,
  phoneProblems,
  readPhone,
} from './components/PhoneField/phone.ts'
export { type Quantity, QuantityField, type QuantityFieldProps } from './components/QuantityField/QuantityField.tsx'
export {
  formatQuantity,
  type KitchenFraction,
  kitchenFractions,
  type ParsedQuantity,
  parseQuantity,
  quantityDecimal,
  type QuantityProblem,
  quantityProblems,
} from './components/QuantityField/quantity.ts'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx'
export { isTooLong } from './components/Field/character-limit.ts'
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx'
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
} from './components/Layout/Layout.tsx'
export { type NavSection, SectionNav, type SectionNavProps } from './components/SectionNav/SectionNav.tsx'
export { LinkTabs, type LinkTabsItem, type LinkTabsProps } from './components/LinkTabs/LinkTabs.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { Card, type CardProps } from './components/Card/Card.tsx'
export {
  type ChangeEntry,
  ChangeLog,
  type ChangeLogProps,
  type FieldChange,
} from './components/ChangeLog/ChangeLog.tsx'
export { Checklist, type ChecklistProps, type ChecklistStep } from './components/Checklist/Checklist.tsx'
export { type Fact, Facts, type FactsProps } from './components/Facts/Facts.tsx'
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx'
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx'
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx'
export { errorMessage } from './text/error-message.ts'
export { type Shortcut, useCommandKeys, useShortcuts } from './components/ShortcutHelp/use-shortcuts.ts'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
