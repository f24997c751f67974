// Builds what is stale, then serves in this very process, so that Ctrl-C reaches the server itself.
import { pathToFileURL } from 'node:url'
import path from 'node:path'

import { buildWhereStale } from './build.ts'
import { root } from './steps.ts'

await buildWhereStale()
await import(pathToFileURL(path.join(root, 'packages/server/dist/main.js')).href)
