// Bundles src/bundle.ts and prints the paths of the modules that load with it, one per line, without lazy chunks.
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
