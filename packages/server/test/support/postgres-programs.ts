import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The folder of the newest PostgreSQL server programs of Debian, Homebrew or the PATH. */
export function postgresPrograms(): string | undefined {
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => version(b) - version(a)),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin/initdb').toSorted((a, b) => version(b) - version(a)),
    ...(process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/initdb`),
  ]
  const found = places.find((place) => existsSync(place))
  return found && dirname(found)
}

const version = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0)
