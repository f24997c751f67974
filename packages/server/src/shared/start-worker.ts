import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

interface WorkerNeeds {
  /** The worker imports JSX, which Node cannot read by itself. */
  hasJsx?: boolean
  /** The most memory it may use; above that, the thread ends with `ERR_WORKER_OUT_OF_MEMORY` and the server keeps running. */
  maxMegabytes?: number
}

/**
 * Starts a worker thread by its module's path below `src/` without the extension, such as `db/embedded/pglite-worker`. When
 * running from source, Node strips the types, or tsx compiles what has JSX, which takes twice as long. In the build each
 * worker is a separate entry, `dist/<last part of the path>.js`.
 */
export function startWorker(
  path: string,
  workerData: unknown,
  { hasJsx = false, maxMegabytes }: WorkerNeeds = {},
): Worker {
  const limits = maxMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } }
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(path)}.js`, import.meta.url), { workerData, ...limits })
  }
  const module = new URL(`../${path}.ts`, import.meta.url)
  const condition = '--conditions=@commissary/source'
  if (!hasJsx) return new Worker(module, { workerData, ...limits, execArgv: [condition] })
  return new Worker(module, {
    workerData,
    ...limits,
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx'), condition],
    // Otherwise the loader uses the tsconfig of the current folder, and JSX finds no React.
    env: { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) },
  })
}
