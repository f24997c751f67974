import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts a worker thread by its module's path below `src/` without the extension, such as `db/embedded/pglite-worker`. When
 * running from source, the thread gets the loader and export condition of the main thread. In the build each worker is a
 * separate entry, `dist/<last part of the path>.js`.
 */
export function startWorker(path: string, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(path)}.js`, import.meta.url), { workerData })
  }
  const loader = createRequire(import.meta.url).resolve('tsx')
  return new Worker(new URL(`../${path}.ts`, import.meta.url), {
    workerData,
    execArgv: ['--import', loader, '--conditions=@commissary/source'],
    // Otherwise the loader uses the tsconfig of the current folder, and JSX finds no React.
    env: { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) },
  })
}
