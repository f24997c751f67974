import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Plugin, Rolldown } from 'vite'

// By its path: the configuration runs before there is a bundle.
import { paths } from '../src/routing/paths.ts'

const routesFile = path.resolve(import.meta.dirname, '../src/routing/routes.tsx')

/** Of each address: the module of its screen and the areas of its texts, as the table of routes says them. */
function readRoutes(source: string): { address: string; modules: string[] }[] {
  const entry = /path: paths\.(\w+),\s+load: [^;]*?import\('\.\.\/(screens\/[^']+)'\)[^;]*?texts: \[([^\]]*)\]/g
  const routes = [...source.matchAll(entry)].map(([, name, screen, areas]) => ({
    address: paths[name as keyof typeof paths],
    modules: [
      `app/src/${screen}`,
      ...[...String(areas).matchAll(/\w+/g)]
        .map(([area]) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
        .map((area) => `messages/src/en/${area}.json`),
    ],
  }))
  // A screen that is not built has nothing worth fetching early.
  const count = source.match(/^ +path: paths\.\w+,\n +load: /gm)?.length ?? 0
  if (routes.length === 0 || routes.length !== count) {
    throw new Error(`preload-screens understands ${routes.length} of the ${count} routes in ${routesFile}`)
  }
  return routes
}

/** Runs in the page. Nobody who is logged out needs the screens. */
const preload = `(files, screens) => {
  try { if (!localStorage.getItem('authInfo')) return } catch { return }
  for (const at of screens[location.pathname.replace(/(.)\\/$/, '$1')] ?? screens['*']) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: files[at] }))
  }
}`

/**
 * Puts the files of every screen into the page, which fetches those of its address at once: beside the entry instead
 * of one round trip after the other.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
        const chunkOf = (module: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
          if (!chunk) throw new Error(`preload-screens finds no chunk of ${module}`)
          return chunk
        }
        const reach = (from: readonly Rolldown.OutputChunk[], found = new Set<string>()) => {
          for (const { fileName, imports } of from) {
            if (found.has(fileName)) continue
            found.add(fileName)
            reach(
              chunks.filter((chunk) => imports.includes(chunk.fileName)),
              found,
            )
          }
          return found
        }

        // The entry and what it imports stand in the page already.
        const entry = reach(chunks.filter(({ isEntry }) => isEntry))
        const files: string[] = []
        const placesOf = (modules: readonly string[]) =>
          [...reach(modules.map(chunkOf))]
            .filter((file) => !entry.has(file))
            .map((file) => {
              if (!files.includes(file)) files.push(file)
              return files.indexOf(file)
            })

        const screens: Record<string, number[]> = { '*': placesOf(['app/src/App.tsx']) }
        for (const { address, modules } of readRoutes(readFileSync(routesFile, 'utf8'))) {
          screens[address] = placesOf(['app/src/App.tsx', ...modules])
        }
        screens[paths.home] = screens[paths.dashboard] ?? []
        const addresses = files.map((file) => `/${file}`)
        return [
          {
            tag: 'script',
            children: `(${preload})(${JSON.stringify(addresses)},${JSON.stringify(screens)})`.replaceAll(/\n\s*/g, ''),
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
