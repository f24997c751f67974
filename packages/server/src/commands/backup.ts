import { readConfig } from '../config.ts'
import { backupDatabase } from '../db/backup.ts'
import { commandArguments, runCommand } from './command.ts'

// `backup [FILE]`: a copy of the data folder's database, in its `backups` folder unless a file is named.
await runCommand(async () => {
  const [file] = commandArguments('backup')
  console.log(`Copied to ${await backupDatabase(readConfig(), file)}`)
})
