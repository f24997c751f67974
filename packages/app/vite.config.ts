import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// By its path: Node would have to load the whole design system to find the one string.
import { themeScript } from '../ui/src/theme/theme-choice.ts'
import { compileMessages } from './build/compile-messages.ts'
import { precompress } from './build/precompress.ts'
import { preloadScreens } from './build/preload-screens.ts'

/** The chosen look is applied before the first paint; the nonce is put in by Vite with the others. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
}

const shell = new RegExp(
  [
    'node_modules/(react-router|swr|use-intl|@formatjs)',
    'messages/src/load-texts',
    'app/src/(App|forms/choice|messages/|session/|shell/(?!Commands|ParentArea)|screens/(not-found|crash|refused)/)',
    'app/src/routing/(App|Crash|access|given|history|leave-guard|navigation|open-record|public-routes|routes|url-state)',
    'ui/src/components/[a-z]+/(Breadcrumbs|EmptyState|ErrorState|Menu|Popup|Select|Skeleton|Switch)/',
    'ui/src/hooks/use-(online|popup|outside-press)',
    'ui/src/patterns/shell/(AppShell/(?!NavigationDrawer)|Footer|Screen/)',
    'ui/src/patterns/shell/ThemePanel/(OfferedThemePanel|use-theme|open-overlays|panel-place)',
  ].join('|'),
)

const wording = new RegExp(
  [
    'app/src/(compliance/use-wording|figures/MenuWords)',
    'domain/src/[a-z]+/(model|nutrients)',
    'ui/src/patterns/(MenuText|menu-text-context|figure-text|hatch)',
  ].join('|'),
)

const list = new RegExp(
  [
    'node_modules/@tanstack/(table-core|react-table|store|react-store)',
    'ui/src/(table/(?!csv|CheckCell|DataTable/(RowWindow|Options|TableColumns|Spacer|use-table-csv))|components/navigation/Pagination/)',
    'app/src/forms/SearchBox',
  ].join('|'),
)

const api = process.env['COMMISSARY_API'] ?? 'http://localhost:4000'

export default defineConfig(({ command }) => ({
  plugins: [react(), themeBeforePaint, compileMessages(), preloadScreens(), precompress()],
  resolve: {
    conditions: ['@commissary/source', ...defaultClientConditions],
    // Messages arrive compiled, so the parser of ICU texts stays out of the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // The server replaces the placeholder in every response; the development server sends no policy.
  html: command === 'build' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: {
    sourcemap: true,
    // Only for browsers that do not preload modules by themselves: Safari before 17.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for the login page; packed as one it is also smaller.
            { name: 'start', tags: ['$initial'], priority: 5 },
            // The shell: one file for what is there before a screen is.
            { name: 'shell', test: shell, priority: 3 },
            // Apart, because the pages of passwords say something too, without the shell.
            {
              name: 'toast',
              test: /app\/src\/shell\/ErrorMessages|ui\/src\/components\/[a-z]+\/Toast|ui\/src\/hooks\/(use-shortcuts|shortcut-keys)/,
              priority: 4,
            },
            // Apart, so that what many screens share does not bring it where nothing opens over the page.
            { name: 'dialog', test: /node_modules\/(@radix-ui|react-remove-scroll|aria-hidden)/, priority: 2 },
            // What every list takes, beside the table itself.
            { name: 'list', test: list, priority: 2 },
            // Words and numbers of figures: lists and the dashboard alike.
            { name: 'wording', test: wording, priority: 3 },
            {
              name: 'foods',
              test: /api-client\/src\/generated\/recipes\/(calls|hooks)\/(foods|ingredients|recipes)/,
              priority: 2,
            },
            { name: 'tabs', test: /ui\/src\/components\/navigation\/(Link)?Tabs\//, priority: 2 },
            // What nearly every screen takes, instead of many small files.
            { name: 'common', minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // A trailing slash keeps screens such as /recipes apart from the calls under /recipe/.
      [
        '/oauth/',
        '/commissary/',
        '/food/',
        '/ingredient/',
        '/recipe/',
        '/vendor/',
        '/storageLocations',
        '/inventorySites',
        '/healthz',
      ].map((path) => [path, api]),
    ),
  },
}))
