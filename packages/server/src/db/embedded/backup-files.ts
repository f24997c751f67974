import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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

/** Removes unfinished backups. */
export function removeUnfinished(dataFolder: string): void {
  const folder = backupFolder(dataFolder)
  for (const name of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, name))
}
