import type { Plugin } from 'vite'

// By path: in the configuration, nothing of the app is bundled yet.
import { paths } from '../src/routing/paths.ts'
import { routes, screenSources } from '../src/routing/routes.ts'
import { bundleChunks } from './bundle-chunks.ts'
import { isEnglishText, languageModules, screenModules, translatedLanguages } from './text-file.ts'

/**
 * Runs in the page: defines `preloadScreen`, which the router calls before it imports a screen, and fetches the files
 * of the current address. Without a session only the login page and public pages are shown.
 *
 * In another language than English it leaves the files out that are nothing but English texts, and fetches those that the texts of
 * the language are found by. `languages` has both lists, the first as `en`.
 *
 * With a session it also sends the first read of the address, which the client takes over (`firstRead` in its `send.ts`):
 * otherwise the rows would wait a round trip longer, for the code that asks for them. It does so once the head is parsed,
 * which says whether the services are on other hosts, and before it fetches more than the shell, the first file of each screen: a
 * browser sends six requests at a time, and the seventh waits for a whole file. A user without access to the screen, by the rules of `isAllowed`, reads nothing.
 */
const script = `(files, screens, reads, languages) => {
  const preload = (index) => {
    if (files[index]) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: files[index] }));
    files[index] = ''
  };
  const filesOf = (path) => screens[path] ?? screens[path.replace('?open', '')] ?? screens['*'];
  globalThis.preloadScreen = (path) => {
    for (const index of filesOf(path)) preload(index)
  };
  try {
    const auth = JSON.parse(localStorage.getItem('authInfo'));
    if (auth) {
      const path = location.pathname.replace(/(.)\\/$/, '$1');
      const user = JSON.parse(localStorage.getItem('otherInfo'));
      const [kept, session] = (localStorage.getItem('commissary.language') || '').split(' ');
      const language = session === auth.sessionId ? kept : user.ownLanguage || user.catererLanguage;
      if (language !== 'en' && languages[language]) {
        for (const index of languages.en) files[index] = '';
        for (const index of languages[language]) preload(index)
      }
      const screen = path + (/[?&]open=/.test(location.search) ? '?open' : '');
      preload(filesOf(screen)[0]);
      const [read, roles, requires, module] = (!location.search && reads[path]) || [];
      const { catererId, role, modules } = user;
      const isAllowed = read && roles.includes(role) && requires.every((flag) => user[flag]) && (role !== 'staff' || !module || !modules || modules.includes(module));
      const sendRead = () => {
        if (!isAllowed || document.querySelector('meta[name^="service:"]')) return;
        const url = read.replace('{catererId}', catererId) + (read.includes('?') ? '&' : '?') + 'access_token=' + encodeURIComponent(auth.access_token);
        performance.setResourceTimingBufferSize(0);
        const answer = fetch(url, { headers: { Accept: 'application/json' }, cache: 'no-store', referrerPolicy: 'no-referrer' });
        answer.catch(() => {});
        globalThis.firstRead = { url, answer };
        setTimeout(() => { globalThis.firstRead = undefined }, 10000)
      };
      document.addEventListener('readystatechange', () => {
        sendRead();
        preloadScreen(screen)
      }, { once: true })
    }
  } catch {}
}`

/**
 * Lists the files of every screen in the page, which fetches those of its address at once instead of in one round trip
 * after the other. Fails when a screen or its texts are in no chunk.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    // Only the page sends first reads, so the code need not know them.
    transform: {
      filter: { id: /\/app\/src\/routing\/routes\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(/\bfirstRead:(\s*)'[^']*',/g, '$1'),
        map: null,
      }),
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { chunks, chunkOf, withImports } = bundleChunks(bundle, 'preload-screens')

        // The page already has the entry and its imports.
        const entry = withImports(chunks.filter(({ isEntry }) => isEntry))
        const files: string[] = []
        const indexesOf = (modules: readonly string[]) =>
          [...withImports(modules.map(chunkOf))]
            .filter((file) => !entry.has(file))
            .map((file) => {
              if (!files.includes(file)) files.push(file)
              return files.indexOf(file)
            })

        const screens: Record<string, number[]> = { '*': indexesOf(['app/src/App.tsx']) }
        for (const source of screenSources) {
          screens[source.path] = indexesOf(['app/src/App.tsx', ...screenModules(source)])
        }
        screens[paths.home] = screens[paths.dashboard] ?? []
        const isOnlyEnglish = (file: string) =>
          chunks.find(({ fileName }) => fileName === file)?.moduleIds.every(isEnglishText) ?? false
        const english = files.flatMap((file, index) => (isOnlyEnglish(file) ? [index] : []))
        const translated = translatedLanguages.map((language) => [language, indexesOf(languageModules(language))])
        const languages = { en: english, ...Object.fromEntries(translated) }
        const addresses = files.map((file) => `/${file}`)
        const reads = Object.fromEntries(
          routes.flatMap(({ path, firstRead, roles = ['administrator', 'staff'], requires = [], module = '' }) =>
            firstRead ? [[path, [firstRead, roles, requires, module]]] : [],
          ),
        )
        const args = [addresses, screens, reads, languages].map((arg) => JSON.stringify(arg)).join(',')
        const call = `(${script})(${args})`.replaceAll(/\n\s*/g, '')
        // Before the style sheet: scripts after it wait until it has arrived.
        return html.replace('<link rel="stylesheet"', (link) => `<script>${call}</script>\n    ${link}`)
      },
    },
  }
}
