// Builds what changed, then serves in this process, so that Ctrl-C reaches the server.
import { pathToFileURL } from 'node:url'
import path from 'node:path'

import { buildWhereStale } from './build.ts'
import { root } from './steps.ts'

await buildWhereStale()
await import(pathToFileURL(path.join(root, 'packages/server/dist/main.js')).href)
