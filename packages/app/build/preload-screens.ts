import { minifySync, type Plugin } from 'vite'

// By path, because none of the app is bundled when the configuration loads.
import { isAllowed } from '../src/routing/access.ts'
import { omitUndefined } from '../src/routing/omit-undefined.ts'
import { paths } from '../src/routing/paths.ts'
import { routes, screenSources } from '../src/routing/routes.ts'
import { bundleChunks } from './bundle-chunks.ts'
import { startPage } from './start-page.ts'
import { isEnglishText, languageModules, screenModules, translatedLanguages } from './text-file.ts'

/** What the page knows about the screens: all parameters of its script except the first. */
type Lists = Parameters<typeof startPage> extends [unknown, ...infer Rest] ? Rest : never

/** The source text of a call with `lists`: the functions minified, the lists in JSON, which `scripts/weigh.ts` reads. */
function callOf(lists: Lists): string {
  const rest = '...lists'
  const text = `(${startPage.toString()})(${isAllowed.toString()},${rest})`
  const { code, errors } = minifySync('start-page.js', text, { compress: { target: 'es2022' } })
  if (errors.length > 0 || !code.includes(rest)) throw new Error(`preload-screens cannot minify its script: ${code}`)
  return code.replace(rest, () => lists.map((list) => JSON.stringify(list)).join(','))
}

/**
 * Lists the files of every screen in the page, which fetches those for its address at once instead of in one round trip
 * after another. Fails when a screen or its texts are in no chunk, or the page has no style sheet.
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
          routes.flatMap(({ path, firstRead, roles, requires, module }) =>
            firstRead ? [[path, [firstRead, omitUndefined({ roles, requires, module })] as const]] : [],
          ),
        )
        // Before the style sheet: scripts after it wait until it has arrived.
        const before = '<link rel="stylesheet"'
        if (!html.includes(before)) throw new Error(`preload-screens found no ${before} in the page`)
        const script = `<script>${callOf([addresses, screens, reads, languages])}</script>\n    `
        return html.replace(before, (link) => script + link)
      },
    },
  }
}
