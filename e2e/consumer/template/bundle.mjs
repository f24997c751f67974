// Bundles src/bundle.ts and prints the modules that load with it, a path a line; those of lazy chunks are not among them.
import { build } from 'vite'

const [{ output }] = await build({
  configFile: false,
  logLevel: 'silent',
  build: { lib: { entry: 'src/bundle.ts', formats: ['es'] }, write: false },
})
const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
const loaded = new Set([output.find(({ isEntry }) => isEntry)])
for (const chunk of loaded) {
  for (const name of chunk.imports) if (chunks.has(name)) loaded.add(chunks.get(name))
  for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
    if (renderedLength > 0) process.stdout.write(`${module}\n`)
  }
}
