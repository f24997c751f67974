import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/**
 * Starts a worker thread by its module's path below `src/`, without the ending: `startWorker('db/embedded/pglite-worker')`.
 * From source the thread gets the loader and the export condition that the main thread runs with; in the build every
 * worker is an entry of its own, `dist/<last part of the path>.js`, beside the program.
 */
export function startWorker(path: string, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(path)}.js`, import.meta.url), { workerData })
  }
  const loader = createRequire(import.meta.url).resolve('tsx')
  return new Worker(new URL(`../${path}.ts`, import.meta.url), {
    workerData,
    execArgv: ['--import', loader, '--conditions=@commissary/source'],
    // Otherwise the loader takes the settings of the folder that the program was started in, and JSX finds no React.
    env: { ...process.env, TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) },
  })
}
