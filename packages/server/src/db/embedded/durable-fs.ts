import fs from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

interface HostStream {
  /** Node's file descriptor; undefined for a folder. */
  nfd?: number | null
  node: unknown
}

/** The used part of emscripten's file system on Node's `fs`. */
interface HostFileSystem {
  realPath(node: unknown): string
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: { mode?: number }) => void
  }
  stream_ops: {
    fsync?: (stream: HostStream) => number
    write: (stream: HostStream, buffer: ArrayBufferView, offset: number, length: number, position: number) => number
  }
}

/**
 * PGlite's files on disk, with syncing. As shipped, `fsync` does nothing because the file system lacks the operation, so a
 * power cut loses acknowledged rows or the whole database. Here, the engine's syncs reach the operating system.
 * `onFailure` is called when the disk refuses a write or sync, and must end the thread: the engine would spin forever,
 * and nothing it reports afterwards can be trusted.
 */
export class DurableNodeFS extends NodeFS {
  #onFailure: (error: unknown) => never

  constructor(folder: string, onFailure: (error: unknown) => never) {
    super(folder)
    this.#onFailure = onFailure
  }

  override async init(pglite: PGlite, options: InitOptions) {
    const prepared = await super.init(pglite, options)
    prepared.emscriptenOpts.preRun?.push((module: { NODEFS?: HostFileSystem }) => {
      if (!module.NODEFS) throw new Error('This PGlite has no Node file system, so its files cannot be synced')
      this.#makeDurable(module.NODEFS)
      closeNewFiles(module.NODEFS)
    })
    return prepared
  }

  #makeDurable(host: HostFileSystem) {
    const write = host.stream_ops.write
    host.stream_ops.write = (...args) => {
      try {
        return write(...args)
      } catch (error) {
        return this.#onFailure(error)
      }
    }
    host.stream_ops.fsync = ({ nfd, node }) => {
      try {
        if (typeof nfd === 'number') fs.fsyncSync(nfd)
        else syncPath(host.realPath(node))
        return 0
      } catch (error) {
        return this.#onFailure(error)
      }
    }
  }
}

/** The engine asks for files that everyone can read, although PostgreSQL's own are not. */
function closeNewFiles({ node_ops }: HostFileSystem) {
  const { mknod, setattr } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device)
  node_ops.setattr = (node, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~0o077
    setattr(node, attributes)
  }
}

/** Start parameters that make the engine sync: without `-F`, and with `fsync` because its `fdatasync` does nothing. */
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

/** Syncs a folder and everything in it. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
