import { describe, expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const root = '/srv/commissary'

test('without any setting the server takes port 4000, the data folder of the repository and the demo', () => {
  expect(readConfig({}, root)).toMatchObject({
    port: 4000,
    host: 'localhost',
    dataFolder: '/srv/commissary/data',
    databaseUrl: null,
    hasDemo: true,
    logLevel: 'info',
    corsOrigins: [],
  })
})

test('a data folder is found from the repository, wherever the command was typed', () => {
  expect(readConfig({ COMMISSARY_DATA: './elsewhere' }, root).dataFolder).toBe('/srv/commissary/elsewhere')
  expect(readConfig({ COMMISSARY_DATA: '/var/data' }, root).dataFolder).toBe('/var/data')
})

describe('a wrong value is refused with its name and the fix', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT is "abc".*0 to 65535/],
    [{ PORT: '70000' }, /^PORT/],
    [{ PORT: '-1' }, /^PORT/],
    [{ COMMISSARY_DEMO: 'no' }, /^COMMISSARY_DEMO is "no": set it to off/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": set it to one of fatal, error/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not a PostgreSQL address: write it as postgresql:/],
    [{ CORS_ORIGINS: 'app.example.org' }, /^CORS_ORIGINS holds "app.example.org".*https:/],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY holds "yes"/],
  ])('%o', (env, message) => {
    expect(() => readConfig(env, root)).toThrow(ConfigError)
    expect(() => readConfig(env, root)).toThrow(message)
  })

  test('a password in the address of the database is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' }, root)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    )
  })
})
