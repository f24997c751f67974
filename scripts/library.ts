import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

import { bin, pnpm, root, run } from './steps.ts'

/** The packages that other teams install. */
export const published = ['api-client', 'ui'] as const

export type Published = (typeof published)[number]

/** Source is found by this condition in the workspace; the packed package does not have it. */
export const sourceCondition = '@commissary/source'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
}

/** The modules behind the entries of a package, by the name that they have in `dist`: `{ index: 'src/index.ts', … }`. */
export function entriesOf(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && target[sourceCondition] ? [target[sourceCondition]] : [],
  )
  return Object.fromEntries(sources.map((source) => [path.basename(source, '.ts'), path.join(folder, source)]))
}

/**
 * Whether a module uses something of others: React's hooks, or a library that uses them. Server components may not run
 * it, and have to be told; values and pure functions stay readable on both sides.
 */
const needsClient = (imports: string[]) => imports.some((id) => !id.endsWith('.js'))

/** The names come from the path on this machine; from the path in `dist`, one source always gives the same code. */
const samePlaceSameName: Plugin = {
  name: 'same-place-same-name',
  renderChunk(code, chunk) {
    const place = createHash('sha256').update(chunk.fileName).digest('hex').slice(0, 6)
    return { code: code.replaceAll(/(?<=componentId: "sc-)\w+(?=-\d+")/g, place), map: null }
  },
}

/**
 * Builds a package that others install: a module in `dist` for each module in `src`, so that a bundler drops what is not
 * used (it cannot drop a styled component from the middle of a file), and types beside them. Answers an exit code.
 */
export async function buildLibrary(name: Published): Promise<number> {
  const folder = path.join(root, 'packages', name)
  // Only when something is to be built: a server that starts has no use for a bundler.
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    // A styled component numbers itself as it loads, and a bundle without the unused ones counts otherwise than a server
    // that loads them all. Written into the module, its name is the same on both sides.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, minify: false } } },
    plugins: [samePlaceSameName],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: entriesOf(folder), formats: ['es'] },
      rolldownOptions: {
        // Everything of others stays an import: the consumer's bundler finds one copy of it.
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          entryFileNames: '[name].js',
          banner: (chunk) => (needsClient(chunk.imports) ? `'use client'` : ''),
        },
      },
    },
  })
  return run(bin('tsc'), ['-p', path.join(folder, 'tsconfig.build.json')])
}

/** Packs a built package as a registry would get it. Answers the path of the tarball in `destination`. */
export async function pack(name: Published, destination: string): Promise<string> {
  const folder = path.join(root, 'packages', name)
  const before = new Set(readdirSync(destination))
  const code = await run(...pnpm('pack', '--silent', '--pack-destination', destination), { cwd: folder })
  const made = readdirSync(destination).find((file) => !before.has(file))
  if (code !== 0 || !made) throw new Error(`Packing ${name} failed`)
  return path.join(destination, made)
}
