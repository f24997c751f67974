import { describe, expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const root = '/srv/commissary'

test('the defaults are port 4000, the data folder of the repository and the demo data', () => {
  expect(readConfig({}, root)).toMatchObject({
    port: 4000,
    host: 'localhost',
    dataFolder: '/srv/commissary/data',
    databaseUrl: null,
    hasDemo: true,
    logLevel: 'info',
    corsOrigins: [],
    appUrl: null,
    smtp: null,
    outbox: '/srv/commissary/data/outbox',
  })
})

test('mail goes to a server if both of its settings are present', () => {
  const env = { SMTP_URL: 'smtp://mail.example.org:2525', MAIL_FROM: 'Commissary <office@example.org>' }
  expect(readConfig(env, root).smtp).toEqual({ url: env.SMTP_URL, from: env.MAIL_FROM })
})

test('the app address has no trailing slash, and the outbox is relative to the repository', () => {
  const config = readConfig({ COMMISSARY_URL: 'https://eat.example.org/', COMMISSARY_OUTBOX: './mails' }, root)
  expect(config).toMatchObject({ appUrl: 'https://eat.example.org', outbox: '/srv/commissary/mails' })
})

test('a data folder is relative to the repository, whatever the working directory', () => {
  expect(readConfig({ COMMISSARY_DATA: './elsewhere' }, root).dataFolder).toBe('/srv/commissary/elsewhere')
  expect(readConfig({ COMMISSARY_DATA: '/var/data' }, root).dataFolder).toBe('/var/data')
})

describe('an invalid value is rejected with its name and the fix', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT is "abc".*0 to 65535/],
    [{ PORT: '70000' }, /^PORT/],
    [{ PORT: '-1' }, /^PORT/],
    [{ COMMISSARY_DEMO: 'no' }, /^COMMISSARY_DEMO is "no": set it to off/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": set it to one of fatal, error/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not a PostgreSQL URL: write it as postgresql:/],
    [{ CORS_ORIGINS: 'app.example.org' }, /^CORS_ORIGINS contains "app.example.org".*https:/],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY contains "yes"/],
    [{ COMMISSARY_URL: 'commissary.example.org' }, /^COMMISSARY_URL is "commissary.example.org".*https:/],
    [{ COMMISSARY_URL: 'https://a.example/?x=1' }, /^COMMISSARY_URL/],
    [{ COMMISSARY_URL: 'javascript:alert(1)' }, /^COMMISSARY_URL/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /^MAIL_FROM is missing: set SMTP_URL and MAIL_FROM together/],
    [{ MAIL_FROM: 'office@example.org' }, /^SMTP_URL is missing/],
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@b.test' }, /^SMTP_URL is not a mail server URL: write it as smtps:/],
    [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'nobody' }, /^MAIL_FROM is "nobody": write it as/],
  ])('%o', (env, message) => {
    expect(() => readConfig(env, root)).toThrow(ConfigError)
    expect(() => readConfig(env, root)).toThrow(message)
  })

  test.each([
    ['the database', { DATABASE_URL: 'mysql://me:secret@host/db' }],
    ['the mail server', { SMTP_URL: 'http://me:secret@host', MAIL_FROM: 'a@b.test' }],
  ])('a password in the URL of %s is not repeated', (_, env) => {
    expect(() => readConfig(env, root)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    )
  })
})
