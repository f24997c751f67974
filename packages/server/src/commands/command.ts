import { ConfigError, type Config } from '../config.ts'
import { openDatabase } from '../db/engine.ts'
import { databaseError, StartError } from '../db/errors.ts'
import { migrate, SchemaError } from '../db/migrate.ts'
import type { Database } from '../db/work.ts'

/** Invalid arguments. The message is for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The arguments after the command's name, however it was started. */
export function commandArguments(name: string): string[] {
  const args = process.argv.slice(2).filter((argument) => argument !== '--')
  return args[0] === name ? args.slice(1) : args
}

/** Runs a command. Known failures print one sentence, unexpected ones their stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    console.error(`\n${sentenceFor(error)}\n`)
    process.exit(1)
  }
}

/** Opens the configured database, migrates it, and closes it after `run`. */
export async function withDatabase<T>(config: Config, run: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: config.databaseUrl ?? undefined, dataFolder: config.dataFolder })
  try {
    await migrate(database)
    return await run(database)
  } finally {
    await database.close()
  }
}

function sentenceFor(error: unknown): string {
  const known = [CommandError, ConfigError, StartError, SchemaError]
  if (known.some((kind) => error instanceof kind)) return (error as Error).message
  const refusal = databaseError(error)
  if (refusal) return `Database error: ${refusal.message}.`
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
