import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where a data folder keeps copies of its database. */
export const backupFolder = (dataFolder: string) => join(dataFolder, 'backups')

/** File name of a copy made now; the names sort by age. */
export const backupName = () => `commissary-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

/** The finished copies of a data folder, the newest first. */
export function listBackups(dataFolder: string): string[] {
  const folder = backupFolder(dataFolder)
  if (!existsSync(folder)) return []
  const names = globSync('commissary-*.tar.gz', { cwd: folder }).toSorted()
  return names.toReversed().map((name) => join(folder, name))
}

/** Removes what a copy that was cut short left behind. */
export function removeUnfinished(dataFolder: string): void {
  const folder = backupFolder(dataFolder)
  for (const name of globSync('*.unfinished', { cwd: folder })) rmSync(join(folder, name))
}
