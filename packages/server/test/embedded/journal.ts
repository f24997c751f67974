import fs from 'node:fs'
import { resolve, sep } from 'node:path'

/**
 * One change that a program made to the files of a folder, in order. `file` is the number of a file for its lifetime,
 * across renames. Paths are relative to the folder. `acknowledged` means that the program reported `n` as saved.
 */
export type Change =
  | { kind: 'meet' | 'create'; file: number; path: string }
  | { kind: 'write'; file: number; position: number; bytes: Uint8Array }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'sync'; file: number }
  | { kind: 'rename'; from: string; to: string }
  | { kind: 'unlink' | 'mkdir' | 'rmdir'; path: string }
  | { kind: 'acknowledged'; n: number }

/**
 * Records every change below `folder` made through Node's `fs` from now on. The embedded engine's file system uses
 * nothing else, so the journal is everything that reaches the disk.
 */
export function journalChanges(folder: string): Change[] {
  const changes: Change[] = []
  const root = resolve(folder) + sep
  const files = new Map<string, number>()
  const open = new Map<number, number>()
  const real = { ...fs }

  /** The path relative to the folder, or undefined for a path outside it. */
  function inside(path: fs.PathLike): string | undefined {
    const full = resolve(String(path))
    return full.startsWith(root) ? full.slice(root.length) : undefined
  }
  function fileAt(path: string, isNew: boolean): number {
    const known = files.get(path)
    if (known !== undefined) return known
    const file = files.size + changes.length + 1
    files.set(path, file)
    changes.push({ kind: isNew ? 'create' : 'meet', file, path })
    return file
  }

  fs.openSync = (path, flags, mode) => {
    const at = inside(path)
    const isNew = at !== undefined && !real.existsSync(path)
    const fd = real.openSync(path, flags, mode)
    if (at !== undefined && real.fstatSync(fd).isFile()) {
      const file = fileAt(at, isNew)
      open.set(fd, file)
      if (typeof flags === 'number' && flags & fs.constants.O_TRUNC) changes.push({ kind: 'truncate', file, size: 0 })
    }
    return fd
  }
  fs.closeSync = (fd) => {
    open.delete(fd)
    real.closeSync(fd)
  }
  fs.writeSync = ((fd: number, data: Uint8Array, offset: number, length: number, position: number) => {
    const written = real.writeSync(fd, data, offset, length, position)
    const file = open.get(fd)
    if (file !== undefined) {
      const bytes = Uint8Array.from(new Uint8Array(data.buffer, data.byteOffset + offset, written))
      changes.push({ kind: 'write', file, position, bytes })
    }
    return written
  }) as typeof fs.writeSync
  fs.writeFileSync = (path, data, options) => {
    const at = typeof path === 'number' ? undefined : inside(path)
    if (at !== undefined) {
      if (data !== '') throw new Error(`The journal supports only writing empty files at once: ${at}`)
      changes.push({ kind: 'truncate', file: fileAt(at, !real.existsSync(path as fs.PathLike)), size: 0 })
    }
    real.writeFileSync(path, data, options)
  }
  fs.ftruncateSync = (fd, size = 0) => {
    real.ftruncateSync(fd, size ?? 0)
    const file = open.get(fd)
    if (file !== undefined) changes.push({ kind: 'truncate', file, size: size ?? 0 })
  }
  fs.truncateSync = (path, size = 0) => {
    real.truncateSync(path, size ?? 0)
    const at = inside(path)
    if (at !== undefined) changes.push({ kind: 'truncate', file: fileAt(at, false), size: size ?? 0 })
  }
  fs.fsyncSync = (fd) => {
    real.fsyncSync(fd)
    const file = open.get(fd)
    if (file !== undefined) changes.push({ kind: 'sync', file })
  }
  fs.renameSync = (from, to) => {
    real.renameSync(from, to)
    const [old, now] = [inside(from), inside(to)]
    if (old === undefined || now === undefined) return
    const file = files.get(old)
    files.delete(old)
    if (file === undefined) files.delete(now)
    else files.set(now, file)
    changes.push({ kind: 'rename', from: old, to: now })
  }
  fs.unlinkSync = (path) => {
    real.unlinkSync(path)
    const at = inside(path)
    if (at === undefined) return
    files.delete(at)
    changes.push({ kind: 'unlink', path: at })
  }
  fs.mkdirSync = ((path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
    const made = real.mkdirSync(path, options)
    const at = inside(path)
    if (at !== undefined) changes.push({ kind: 'mkdir', path: at })
    return made
  }) as typeof fs.mkdirSync
  fs.rmdirSync = (path) => {
    real.rmdirSync(path)
    const at = inside(path)
    if (at !== undefined) changes.push({ kind: 'rmdir', path: at })
  }
  return changes
}
