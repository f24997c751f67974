import { readConfig } from '../config.ts'
import { restoreDatabase } from '../db/backup.ts'
import { commandArguments, CommandError, runCommand } from './command.ts'

// `restore FILE` fills an empty data folder from a backup.
await runCommand(async () => {
  const [file] = commandArguments('restore')
  if (file === undefined) throw new CommandError('Specify the backup: restore FILE')
  const config = readConfig()
  const { caterers, users, ingredients, recipes, lastChangedAt } = await restoreDatabase(config, file)
  console.log(
    `Restored into ${config.dataFolder}: ${caterers} caterers, ${users} users, ${ingredients} ingredients, ${recipes} recipes.`,
  )
  if (lastChangedAt !== null) console.log(`Last change: ${lastChangedAt}. Later changes are not in this backup.`)
  console.log('Everyone must log in again.')
})
