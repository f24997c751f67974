import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The server's settings, from its environment variables. */
export interface Config {
  port: number
  /** The address to listen on. By default, only this machine can connect. */
  host: string
  /** Folder of the embedded database, absolute. */
  dataFolder: string
  /** If set, PostgreSQL is used instead of the embedded database. */
  databaseUrl: string | null
  /** Whether to fill an empty database with the demo caterers. */
  hasDemo: boolean
  logLevel: LogLevel
  /** Origins of apps that are hosted elsewhere. */
  corsOrigins: string[]
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[]
  /** Folder of the built app, absolute. */
  webRoot: string
  /** Address for links in emails; null = this machine and the server's port. */
  appUrl: string | null
  /** The mail server; null = emails are written to the outbox. */
  smtp: { url: string; from: string } | null
  /** Folder for emails without a mail server, absolute. */
  outbox: string
}

/** An invalid setting. Its message is one sentence with the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Record<string, string | undefined>

/** Reads the environment. Throws `ConfigError`. */
export function readConfig(env: Environment = process.env, root = repositoryRoot()): Config {
  const dataFolder = resolve(root, env['COMMISSARY_DATA'] || './data')
  return {
    port: readPort(env),
    host: env['COMMISSARY_HOST'] || 'localhost',
    dataFolder,
    databaseUrl: readDatabaseUrl(env),
    hasDemo: readDemo(env),
    logLevel: readLogLevel(env),
    corsOrigins: readList(env, 'CORS_ORIGINS').map(readOrigin),
    trustedProxies: readList(env, 'TRUST_PROXY').map(readAddress),
    webRoot: resolve(root, env['COMMISSARY_WEB'] || 'packages/app/dist'),
    appUrl: readAppUrl(env),
    smtp: readSmtp(env),
    outbox: resolve(root, env['COMMISSARY_OUTBOX'] || join(dataFolder, 'outbox')),
  }
}

/** The workspace folder, both when running from source and from the built bundle. */
export function repositoryRoot(from: string = import.meta.dirname): string {
  let folder = from
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder)
    if (parent === folder) return process.cwd()
    folder = parent
  }
  return folder
}

function readPort(env: Environment): number {
  const text = env['PORT'] || '4000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new ConfigError(`PORT is "${text}", which is not a port: set it to a whole number from 0 to 65535.`)
  }
  return port
}

function readDatabaseUrl(env: Environment): string | null {
  const text = env['DATABASE_URL']
  if (!text) return null
  // The URL may contain a password, so do not repeat it.
  if (!URL.canParse(text) || !/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError(
      'DATABASE_URL is not a PostgreSQL URL: write it as postgresql://user:password@host:5432/database, or leave it out to use the embedded database.',
    )
  }
  return text
}

function readDemo(env: Environment): boolean {
  const text = env['COMMISSARY_DEMO'] || 'on'
  if (text !== 'on' && text !== 'off') {
    throw new ConfigError(
      `COMMISSARY_DEMO is "${text}": set it to off to start without the demo caterers, or leave it out.`,
    )
  }
  return text === 'on'
}

function readLogLevel(env: Environment): LogLevel {
  const text = env['LOG_LEVEL'] || 'info'
  const level = logLevels.find((known) => known === text)
  if (!level) throw new ConfigError(`LOG_LEVEL is "${text}": set it to one of ${logLevels.join(', ')}.`)
  return level
}

function readList(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new ConfigError(
      `CORS_ORIGINS contains "${text}", which is not an origin: write it as https://app.example.org, without a path, and separate several with commas.`,
    )
  }
  return text
}

function readAddress(text: string): string {
  if (!/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(text)) {
    throw new ConfigError(
      `TRUST_PROXY contains "${text}", which is not an address: write the proxy's IP address or network (10.0.0.0/8), and separate several with commas.`,
    )
  }
  return text
}

function readAppUrl(env: Environment): string | null {
  const text = env['COMMISSARY_URL']
  if (!text) return null
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new ConfigError(
      `COMMISSARY_URL is "${text}", which is not an app URL: write it as https://commissary.example.org.`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

function readSmtp(env: Environment): Config['smtp'] {
  const { SMTP_URL: url, MAIL_FROM: from } = env
  if (!url && !from) return null
  if (!url || !from) {
    throw new ConfigError(
      `${url ? 'MAIL_FROM' : 'SMTP_URL'} is missing: set SMTP_URL and MAIL_FROM together, or leave out both to write emails to the outbox.`,
    )
  }
  // The URL may contain a password, so do not repeat it.
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url)) {
    throw new ConfigError('SMTP_URL is not a mail server URL: write it as smtps://user:password@mail.example.org.')
  }
  if (!/^([^<>@\r\n]+ )?<?[^<>@\s]+@[^<>@\s]+>?$/.test(from)) {
    throw new ConfigError(`MAIL_FROM is "${from}": write it as office@example.org or Commissary <office@example.org>.`)
  }
  return { url, from }
}
