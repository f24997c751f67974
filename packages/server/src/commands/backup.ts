import { readConfig } from '../config.ts'
import { backupDatabase } from '../db/backup.ts'
import { commandArguments, runCommand } from './command.ts'

// `backup [FILE]` copies the data folder's database, by default into its `backups` folder.
await runCommand(async () => {
  const [file] = commandArguments('backup')
  console.log(`Copied to ${await backupDatabase(readConfig(), file)}`)
})
