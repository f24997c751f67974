import fs from 'node:fs'
import { join } from 'node:path'

import type { Change } from './journal.ts'

/** A seeded random number generator for [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Turns `folder`, with the files as before the first change, into a possible state of the disk after a power cut at
 * `cut` changes. A write followed by a sync of its file survives; `random` decides about the others.
 * Creates, renames and deletes count as durable and in order. Returns the numbers acknowledged before the cut.
 */
export function cutPower(folder: string, changes: Change[], cut: number, random: () => number): number[] {
  const lastSync = new Map<number, number>()
  for (const [index, change] of changes.slice(0, cut).entries()) {
    if (change.kind === 'sync') lastSync.set(change.file, index)
  }
  const paths = new Map<number, string>()
  const at = (file: number) => paths.get(file)
  const acknowledged: number[] = []
  for (const [index, change] of changes.slice(0, cut).entries()) {
    if (change.kind === 'acknowledged') acknowledged.push(change.n)
    else if (change.kind === 'meet') paths.set(change.file, change.path)
    else if (change.kind === 'create') {
      paths.set(change.file, change.path)
      fs.writeFileSync(join(folder, change.path), '')
    } else if (change.kind === 'write') {
      const isDurable = (lastSync.get(change.file) ?? -1) > index
      if (!isDurable && random() < 0.5) continue
      withFile(folder, at(change.file), (fd) => fs.writeSync(fd, change.bytes, 0, change.bytes.length, change.position))
    } else if (change.kind === 'truncate') {
      withFile(folder, at(change.file), (fd) => fs.ftruncateSync(fd, change.size))
    } else if (change.kind === 'rename') {
      fs.renameSync(join(folder, change.from), join(folder, change.to))
      for (const [file, path] of paths) {
        if (path === change.to) paths.delete(file)
        if (path === change.from) paths.set(file, change.to)
      }
    } else if (change.kind === 'unlink') {
      fs.rmSync(join(folder, change.path))
      for (const [file, path] of paths) if (path === change.path) paths.delete(file)
    } else if (change.kind === 'mkdir') fs.mkdirSync(join(folder, change.path))
    else if (change.kind === 'rmdir') fs.rmdirSync(join(folder, change.path))
  }
  return acknowledged
}

// A file deleted while open does not survive the power cut.
function withFile(folder: string, path: string | undefined, use: (fd: number) => void) {
  if (path === undefined) return
  const fd = fs.openSync(join(folder, path), 'r+')
  use(fd)
  fs.closeSync(fd)
}
