import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { type Plugin, transformWithOxc } from 'vite'

// By path, because none of the app is bundled when the configuration loads.
import { paths } from '../src/routing/paths.ts'
import { screenSources } from '../src/routing/routes.ts'
import { bundleChunks } from './bundle-chunks.ts'
import { languageModules, screenModules, textFile, translatedLanguages } from './text-file.ts'

/** The pages that open without a connection. Those below them have the same screen. */
const offlinePages = [paths.todaysRecords, paths.productionRecords, paths.receive] as const

const source = path.resolve(import.meta.dirname, '../src/service-worker/offline-worker.ts')

/** Font weights and characters that the pages show. Others are fetched when they are shown. */
const isNeededFont = (file: string) => /latin-(?!ext)[^/]*\.woff2$/.test(file)

/**
 * Writes /offline-worker.js: the service worker with the list of files that the offline pages need, and a cache name that changes
 * with any of them. A browser that opens a page of a new release installs a new worker and drops the old release's files together.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const all = Object.values(bundle)
      const { chunks, byName, chunkOf, withImports } = bundleChunks(bundle, 'offline-worker')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) throw new Error('offline-worker found no entry')
      const screens = screenSources.filter((one) => offlinePages.some((page) => page === one.path))
      const needed = withImports([entry, ...['app/src/App.tsx', ...screens.flatMap(screenModules)].map(chunkOf)])
      const polyfill = [...withImports([chunkOf('app/src/temporal-polyfill.ts')])].filter((name) => !needed.has(name))
      const styles = [...needed].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])])
      const fonts = all.map(({ fileName }) => fileName).filter(isNeededFont)
      const files = [...needed, ...new Set(styles), ...fonts].map((name) => `/${name}`).toSorted()
      // Of the texts, only those in the page's language are kept.
      const texts = Object.fromEntries(
        translatedLanguages.map((language) => {
          const areas = screens.flatMap((one) => one.texts.map((area) => textFile(area, language)))
          const own = withImports([...languageModules(language), ...areas].map(chunkOf))
          return [language, [...own].filter((name) => !needed.has(name)).map((name) => `/${name}`)]
        }),
      )
      const hash = createHash('sha256')
      for (const { fileName } of all.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) hash.update(fileName)

      const list = {
        cache: `offline-${hash.digest('hex').slice(0, 16)}`,
        page: offlinePages[0],
        files,
        polyfill: polyfill.map((name) => `/${name}`),
        texts,
        entry: entry.fileName,
        pages: offlinePages,
      }
      const code = readFileSync(source, 'utf8').replaceAll('__OFFLINE__', JSON.stringify(list))
      const { code: script } = await transformWithOxc(code.replace(/^declare const .*?^}$/ms, ''), 'offline-worker.ts')
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: script.replace(/export\s*\{\s*\};?/, '') })
    },
  }
}
