import fs from 'node:fs'
import { workerData } from 'node:worker_threads'

// The engine's worker on a disk whose syncs fail once a file named "<folder>.refuse" exists.
const real = fs.fsyncSync
fs.fsyncSync = (fd) => {
  if (fs.existsSync(`${workerData.folder}.refuse`)) throw new Error('EIO: i/o error, fsync')
  real(fd)
}
await import('../../src/db/embedded/pglite-worker.ts')
