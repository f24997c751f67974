import type { Rolldown } from 'vite'

/** The scripts of a bundle. `plugin` is named where a module has none. */
export function bundleChunks(bundle: Rolldown.OutputBundle, plugin: string) {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  /** The chunk with a module: `app/src/App.tsx`. */
  function chunkOf(module: string): Rolldown.OutputChunk {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`${plugin} found no chunk with ${module}`)
    return chunk
  }

  /** The names of chunks and of everything that they import. */
  function withImports(from: readonly Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
    for (const { fileName, imports } of from) {
      if (found.has(fileName)) continue
      found.add(fileName)
      withImports(
        imports.flatMap((name) => byName.get(name) ?? []),
        found,
      )
    }
    return found
  }

  return { chunks, byName, chunkOf, withImports }
}
