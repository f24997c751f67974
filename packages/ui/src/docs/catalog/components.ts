import type { CatalogGroup } from './catalog-types.ts'

export const actions = {
  title: 'Actions',
  id: 'components-actions',
  components: {
    Button: { status: 'stable', purpose: 'Starts an action.', imports: { '@commissary/ui': ['Button'] } },
    IconButton: {
      status: 'stable',
      purpose: 'Starts an action where only an icon fits.',
      imports: { '@commissary/ui': ['IconButton'] },
    },
  },
} as const satisfies CatalogGroup

export const display = {
  title: 'Information',
  id: 'components-display',
  components: {
    Badge: { status: 'stable', purpose: 'Labels a record in a word.', imports: { '@commissary/ui': ['Badge'] } },
    ChangeLog: {
      status: 'stable',
      purpose: 'Shows who changed which field and when.',
      imports: { '@commissary/ui': ['ChangeLog'] },
    },
    Checklist: {
      status: 'stable',
      purpose: 'Leads through the steps toward a goal.',
      imports: { '@commissary/ui': ['Checklist'] },
    },
    CountCards: {
      status: 'new',
      purpose: 'Counts what needs attention, each a link to its list.',
      imports: { '@commissary/ui': ['CountCards'] },
    },
    Facts: {
      status: 'stable',
      purpose: 'Shows the key values of a page.',
      imports: { '@commissary/ui': ['Facts'] },
    },
    Figure: {
      status: 'new',
      purpose: 'Shows a picture in a text, loaded when it is near.',
      imports: { '@commissary/ui': ['Figure'] },
    },
    Icon: { status: 'internal', purpose: 'Draws the icons that every table needs.', imports: {}, page: null },
    Thumbnail: {
      status: 'new',
      purpose: 'Shows a small picture, loaded when it is near.',
      imports: { '@commissary/ui': ['Thumbnail'] },
    },
    VisuallyHidden: { status: 'internal', purpose: 'Holds text for screen readers only.', imports: {}, page: null },
  },
} as const satisfies CatalogGroup

export const feedback = {
  title: 'Feedback',
  id: 'components-feedback',
  components: {
    Banner: {
      status: 'stable',
      purpose: 'Keeps a message on the page while it applies.',
      imports: { '@commissary/ui': ['Banner'] },
    },
    EmptyState: {
      status: 'stable',
      purpose: 'Replaces an empty list with the next step.',
      imports: { '@commissary/ui': ['EmptyState'] },
    },
    ErrorState: {
      status: 'stable',
      purpose: 'Replaces content that failed to load.',
      imports: { '@commissary/ui': ['ErrorState'] },
    },
    Progress: {
      status: 'stable',
      purpose: 'Shows how far a longer task is.',
      imports: { '@commissary/ui': ['Progress'] },
    },
    Skeleton: {
      status: 'stable',
      purpose: 'Holds the place of text that is loading.',
      imports: { '@commissary/ui': ['Skeleton'] },
    },
    Spinner: { status: 'internal', purpose: 'Turns while something loads.', imports: {}, page: null },
    Toast: {
      status: 'stable',
      purpose: 'Reports a result that the page itself does not show.',
      imports: { '@commissary/ui': ['ToastProvider', 'useToast'] },
    },
  },
} as const satisfies CatalogGroup

export const layout = {
  title: 'Layout',
  id: 'components-layout',
  components: {
    Card: {
      status: 'stable',
      purpose: 'Sets a region apart on its own surface.',
      imports: { '@commissary/ui': ['Card'] },
    },
    Fold: {
      status: 'new',
      purpose: 'A part of a page that can be closed.',
      imports: { '@commissary/ui': ['Fold'] },
    },
    Layout: {
      status: 'stable',
      purpose: 'Arranges a page in stacks, rows, columns and sections.',
      imports: { '@commissary/ui': ['Stack', 'Inline', 'Columns', 'Split', 'Section', 'ActionBar', 'Quiet'] },
    },
    SidePanel: {
      status: 'new',
      purpose: 'Explains beside what it explains, while the page stays in use.',
      imports: { '@commissary/ui': ['SidePanel'] },
    },
  },
} as const satisfies CatalogGroup

export const navigation = {
  title: 'Navigation',
  id: 'components-navigation',
  components: {
    Breadcrumbs: {
      status: 'stable',
      purpose: 'Shows the path to the current page.',
      imports: { '@commissary/ui': ['Breadcrumbs'] },
    },
    Link: {
      status: 'stable',
      purpose: 'Leads to another page or file.',
      imports: { '@commissary/ui': ['Link', 'LinkProvider', 'useLinkComponent'] },
    },
    LinkTiles: {
      status: 'new',
      purpose: 'Lists pages to go to, each with what it is for.',
      imports: { '@commissary/ui': ['LinkTiles'] },
    },
    LinkTabs: {
      status: 'stable',
      purpose: 'Switches between views that have their own addresses.',
      imports: { '@commissary/ui': ['LinkTabs'] },
    },
    Pagination: {
      status: 'stable',
      purpose: 'Moves through the pages of a list.',
      imports: { '@commissary/ui': ['Pagination'] },
    },
    SectionNav: {
      status: 'stable',
      purpose: 'Jumps between the sections of a long page.',
      imports: { '@commissary/ui': ['SectionNav'] },
    },
    Tabs: {
      status: 'stable',
      purpose: 'Switches between views of the same thing.',
      imports: { '@commissary/ui': ['Tabs'] },
    },
  },
} as const satisfies CatalogGroup

export const overlays = {
  title: 'Dialogs, menus and search',
  id: 'components-overlays',
  components: {
    CommandPalette: {
      status: 'stable',
      purpose: 'Finds screens, records and actions by typing.',
      imports: { '@commissary/ui/command': ['CommandPalette', 'useRecentCommands'] },
    },
    ConfirmDialog: {
      status: 'stable',
      purpose: 'Asks before an action that cannot be undone.',
      imports: { '@commissary/ui': ['ConfirmProvider', 'useConfirm', 'ConfirmDialog'] },
    },
    Dialog: {
      status: 'stable',
      purpose: 'Holds a short task above the page.',
      imports: { '@commissary/ui': ['Dialog'] },
    },
    Drawer: {
      status: 'stable',
      purpose: 'Explains or edits part of the page from its side.',
      imports: { '@commissary/ui': ['Drawer'] },
    },
    Menu: {
      status: 'stable',
      purpose: 'Lists actions or choices behind one button.',
      imports: { '@commissary/ui': ['Menu'] },
    },
    Popup: { status: 'internal', purpose: 'The sheet of menus, tooltips and pickers.', imports: {}, page: null },
    ShortcutHelp: {
      status: 'stable',
      purpose: 'Lists the shortcuts that work on the screen.',
      imports: {
        '@commissary/ui': ['useShortcuts', 'useCommandKeys'],
        '@commissary/ui/command': ['ShortcutHelp', 'ShortcutKeys'],
      },
    },
    ShortcutList: {
      status: 'stable',
      purpose: 'Lists the shortcuts that work on the screen within a page.',
      imports: { '@commissary/ui/command': ['ShortcutList'] },
      page: 'components-overlays-shortcuthelp-shortcutlist',
    },
    Tooltip: {
      status: 'stable',
      purpose: 'Adds a short text on hover and focus.',
      imports: { '@commissary/ui': ['Tooltip'] },
    },
  },
} as const satisfies CatalogGroup
