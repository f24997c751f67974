import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

import { pnpm, root, run, tsc } from './steps.ts'

/** The packages that other teams install. */
export const published = ['api-client', 'ui'] as const

export type Published = (typeof published)[number]

/** The export condition that resolves to source in the workspace. Packed packages do not have it. */
export const sourceCondition = '@commissary/source'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
}

/** The modules of a package's entries, by their names in `dist`: `{ index: 'src/index.ts', … }`. */
export function entriesOf(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && target[sourceCondition] ? [target[sourceCondition]] : [],
  )
  return Object.fromEntries(sources.map((source) => [path.basename(source, '.ts'), path.join(folder, source)]))
}

/**
 * Whether a module imports anything external: React, or a library that uses it. Such a module must be marked for server
 * components; values and pure functions stay usable on both sides.
 */
const needsClient = (imports: string[]) => imports.some((id) => !id.endsWith('.js'))

/** Derives component ids from the path in `dist` instead of the path on this machine, so builds are reproducible. */
const stableComponentIds: Plugin = {
  name: 'stable-component-ids',
  renderChunk(code, chunk) {
    const id = createHash('sha256').update(chunk.fileName).digest('hex').slice(0, 6)
    return { code: code.replaceAll(/(?<=componentId: "sc-)\w+(?=-\d+")/g, id), map: null }
  },
}

/**
 * Builds a published package: one module in `dist` for each module in `src`, with its types. Bundlers can then drop unused
 * modules; they cannot drop a styled component from the middle of a file. Returns an exit code.
 */
export async function buildLibrary(name: Published): Promise<number> {
  const folder = path.join(root, 'packages', name)
  // Imported late: starting a server does not need a bundler.
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    // styled-components numbers components as they load, so a bundle without the unused ones would count differently than
    // a server that loads them all. Ids written into the modules are the same on both sides.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, minify: false } } },
    plugins: [stableComponentIds],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: entriesOf(folder), formats: ['es'] },
      rolldownOptions: {
        // External packages stay imports, so the consumer's bundler finds one copy of each.
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
  return run(...tsc('typescript', path.join(folder, 'tsconfig.build.json')))
}

/** Packs a built package the way a registry receives it. Returns the path of the tarball in `destination`. */
export async function pack(name: Published, destination: string): Promise<string> {
  const folder = path.join(root, 'packages', name)
  const before = new Set(readdirSync(destination))
  const code = await run(...pnpm('pack', '--silent', '--pack-destination', destination), { cwd: folder })
  const made = readdirSync(destination).find((file) => !before.has(file))
  if (code !== 0 || !made) throw new Error(`Packing ${name} failed`)
  return path.join(destination, made)
}
