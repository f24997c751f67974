import fs from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

/** What is used of emscripten's file system over Node's `fs`. A stream of a folder has no `nfd`. */
interface HostFileSystem {
  realPath(node: unknown): string
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number }
}

/**
 * PGlite's files on disk, with syncing. As shipped, `fsync` does nothing: the file system hands the engine no such
 * operation, and a power cut then loses acknowledged rows or the whole database. Here a sync of the engine is one of the
 * operating system. One that fails throws through the engine and ends it: nothing unsynced is ever acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const prepared = await super.init(pglite, options)
    prepared.emscriptenOpts.preRun?.push((module: { NODEFS?: HostFileSystem }) => {
      const host = module.NODEFS
      if (!host) throw new Error('This PGlite has no file system over Node: its files could not be synced')
      host.stream_ops.fsync = ({ nfd, node }) => {
        if (typeof nfd === 'number') fs.fsyncSync(nfd)
        else syncPath(host.realPath(node))
        return 0
      }
    })
    return prepared
  }
}

/** Start parameters of the engine that make it sync: without `-F`, and by `fsync` because its `fdatasync` does nothing. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Syncs one file or folder. */
export function syncPath(path: string): void {
  const fd = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}

/** Syncs a folder with everything in it. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
