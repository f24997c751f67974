// `pnpm create-caterer`, `load-foods`, `backup`, `restore`: the server's commands, from its build.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { buildWhereStale } from './build.ts'
import { root } from './steps.ts'

const command = process.argv[2]
await buildWhereStale(['server'])
await import(pathToFileURL(path.join(root, `packages/server/dist/${command}.js`)).href)
