import { once } from 'node:events'
import { createServer } from 'node:net'

import { buildApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { countCaterers } from './db/caterers.ts'
import { openDatabase } from './db/engine.ts'
import { keepBackups } from './db/embedded/backup.ts'
import { StartError } from './db/errors.ts'
import { migrate, SchemaError } from './db/migrate.ts'
import type { Database } from './db/work.ts'
import { createLog } from './http/log.ts'
import { stopOnSignal } from './http/stop.ts'
import { outboxTransport, smtpTransport } from './mail/transport.ts'
import { findLogin } from './modules/session/store.ts'

try {
  await start()
} catch (error) {
  console.error(`\n${sentenceFor(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)

  say(config.databaseUrl ? 'Connecting to PostgreSQL …' : `Opening the database in ${config.dataFolder} …`)
  const database = await openDatabase({
    url: config.databaseUrl ?? undefined,
    dataFolder: config.dataFolder,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection was closed'),
    onClosed: ({ closed, stillOpen }) => {
      if (closed > 0)
        log.warn(`other accounts could read ${closed} files of the data folder: closed to all but its owner`)
      if (stillOpen !== null) log.warn(`other accounts can read ${stillOpen}: make the account of the server its owner`)
    },
  })
  // Close in reverse order.
  const close: (() => Promise<unknown>)[] = [() => database.close()]
  const closeAll = async (): Promise<void> => {
    for (const part of close.splice(0)) await part()
  }
  try {
    // Before filling an empty database, which takes long, but after opening it, which names another server on this folder.
    await checkPort(config)
    const steps = await migrate(database)
    if (steps > 0) say(`Updated the database schema (${steps} steps).`)
    await seed(database, config.hasDemo)

    let port = config.port
    const mail = {
      send: config.smtp ? smtpTransport(config.smtp.url, config.smtp.from) : outboxTransport(config.outbox),
      baseUrl: () => config.appUrl ?? `http://localhost:${port}`,
    }
    const app = await buildApp({ database, log, ...config, mail })
    close.unshift(() => app.close())
    const keeper =
      database.kind === 'pglite'
        ? keepBackups(database, config.dataFolder, {
            onError: (error) => log.error({ err: error }, 'the backup failed, and is tried again'),
          })
        : null
    stopOnSignal({
      stopServing: () => app.close(),
      backUp: async () => {
        if (!keeper) return
        say('Backing up what has changed. Ctrl-C again skips it.')
        keeper.stop()
        await keeper.copyNow()
      },
      close: closeAll,
    })
    const address = new URL(await app.listen({ port: config.port, host: config.host }))
    // Port 0 lets the system choose one.
    port = Number(address.port) || config.port
    await sayReady(database, port, config)
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Throws the error of `listen` for a port that this server cannot use. */
async function checkPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Fills an empty database with demo data. */
async function seed(database: Database, hasDemo: boolean): Promise<void> {
  if (!hasDemo || (await countCaterers(database)) > 0) return
  say('Adding the demo caterers …')
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo(database)
}

async function sayReady(database: Database, port: number, { smtp, outbox }: Config): Promise<void> {
  // Query before printing: a reader of "ready" may stop the database right away.
  const hint = await nextStep(database)
  if (!smtp) say(`Emails are written to ${outbox}.`)
  say(`\nCommissary is ready: http://localhost:${port}`)
  if (hint !== null) say(hint)
}

/** The operator's next step, if it is not obvious. */
async function nextStep(database: Database): Promise<string | null> {
  if (await database.system((tx) => findLogin(tx, 'planner@demo.test'))) {
    return 'Demo login: planner@demo.test, password commissary-demo'
  }
  if ((await countCaterers(database)) > 0) return null
  return 'No caterer exists yet. Stop with Ctrl-C and create the first one: npx -y pnpm@12.21.0 create-caterer'
}

function say(text: string): void {
  console.log(text)
}

/** One sentence if the operator can fix the problem. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError || error instanceof SchemaError) return error.message
  const { code, port, address } = error as { code?: string; port?: number; address?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop that one, or start with another port, such as PORT=${(port ?? 4000) + 1}.`
  }
  if (code === 'EACCES') {
    return `This account is not allowed to use port ${port}: start with a port above 1023, such as PORT=4000.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `COMMISSARY_HOST is not an address of this machine${address ? ` (${address})` : ''}: set it to one, or leave it out.`
  }
  return `Commissary cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
