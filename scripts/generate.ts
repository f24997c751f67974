// Generates the server's and the client's files from openapi/, the catalogs of texts, and the help's glossary from docs/glossary.md. With --check it writes nothing and fails on any difference.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { catalogFiles } from './generate/catalogs.ts'
import { clientFiles } from './generate/client.ts'
import { bundle } from './generate/contract.ts'
import { differences, fileDifferences, format, writeFiles, writeFolder } from './generate/files.ts'
import { glossaryFiles } from './generate/glossary.ts'
import { serverFiles } from './generate/server.ts'
import { typesFile } from './generate/types.ts'
import { root } from './steps.ts'

/** The glossary's texts go with the other English ones, where they are translated. */
const glossaryPath = (name: string) => join(root, 'packages/messages/src', name.endsWith('.json') ? `en/${name}` : name)

const work = await mkdtemp(join(tmpdir(), 'generate-'))

try {
  const [authentication, product, recipes, inventory] = await Promise.all([
    bundle('authentication', work),
    bundle('product', work),
    bundle('recipes', work),
    bundle('inventory', work),
  ])
  const contracts = { authentication, product, recipes, inventory }
  const types = await typesFile(contracts)

  const folders: [string, Map<string, string>][] = [
    ['packages/messages/src/generated', await format(catalogFiles(), join(work, 'catalogs'))],
    ['packages/server/src/contract/generated', await format(serverFiles(contracts, types), join(work, 'server'))],
    ['packages/api-client/src/generated', await format(clientFiles(contracts, types), join(work, 'client'))],
  ]

  const glossary = await format(glossaryFiles(), join(work, 'glossary'))
  const single = new Map([...glossary].map(([name, text]) => [glossaryPath(name), text]))

  if (process.argv.includes('--check')) {
    const found = [
      ...(await fileDifferences(single)),
      ...(await Promise.all(folders.map(([folder, files]) => differences(join(root, folder), files)))).flat(),
    ]
    if (found.length > 0) {
      console.error(
        `Generated files differ from openapi/, packages/messages or docs/glossary.md; run \`pnpm generate\`:\n${found.join('\n')}`,
      )
      process.exitCode = 1
    }
  } else {
    await writeFiles(single)
    for (const [folder, files] of folders) await writeFolder(join(root, folder), files)
  }
} finally {
  await rm(work, { recursive: true, force: true })
}
