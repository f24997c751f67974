import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { ownFile } from './permissions.ts'

/** The folder for backups in a data folder. */
export const backupFolder = (dataFolder: string) => join(dataFolder, 'backups')

/** The file name of a new backup. The names sort by age. */
export const backupName = () => `commissary-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

/** The finished backups of a data folder, newest first. */
export function listBackups(dataFolder: string): string[] {
  const folder = backupFolder(dataFolder)
  if (!existsSync(folder)) return []
  const names = globSync('commissary-*.tar.gz', { cwd: folder }).toSorted()
  return names.toReversed().map((name) => join(folder, name))
}

const dayOf = (file: string) => basename(file).slice('commissary-'.length, 'commissary-2026-11-23'.length)

/** The backups, given newest first, to delete: all but the newest `recent` and the last one of each of `days` days. */
export function superseded(files: readonly string[], { recent, days }: { recent: number; days: number }): string[] {
  const seen = new Set<string>()
  return files.filter((file, index) => {
    const day = dayOf(file)
    const isLastOfDay = !seen.has(day) && seen.size < days
    seen.add(day)
    return index >= recent && !isLastOfDay
  })
}

/** The next writing transaction's number when the newest backup was made. Stored, because a restart changes nothing. */
const stateFile = (dataFolder: string) => join(backupFolder(dataFolder), 'newest.json')

/** The transaction number of the newest backup; null without one. */
export function readBackedUp(dataFolder: string): string | null {
  try {
    const { file, number }: Record<string, unknown> = JSON.parse(readFileSync(stateFile(dataFolder), 'utf8'))
    return typeof number === 'string' && listBackups(dataFolder)[0] === join(backupFolder(dataFolder), String(file))
      ? number
      : null
  } catch {
    return null
  }
}

/** Records what the newest backup contains. */
export function writeBackedUp(dataFolder: string, file: string, number: string): void {
  writeFileSync(stateFile(dataFolder), JSON.stringify({ file: basename(file), number }), { mode: ownFile })
}

/** Removes unfinished backups. */
export function removeUnfinished(dataFolder: string): void {
  const folder = backupFolder(dataFolder)
  for (const name of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, name))
}
