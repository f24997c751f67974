import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { readConfig } from '../config.ts'
import { createCaterer } from '../db/caterers.ts'
import { appUser } from '../db/schema/user.ts'
import { countries } from '../modules/countries/countries.ts'
import { hashPassword } from '../modules/session/passwords.ts'
import { findLogin } from '../modules/session/store.ts'
import { commandArguments, CommandError, runCommand, withDatabase } from './command.ts'

const usage = `Makes a caterer and its administrator.

  create-caterer --name "Green Valley Kitchens" --user office@example.org --first Ana --last Berg
                 [--country US] [--time-zone America/New_York] [--password …]

Missing values are prompted for. The password can also be set in COMMISSARY_PASSWORD, which keeps it out of the shell's history.`

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments('create-caterer'),
    options: {
      name: { type: 'string' },
      user: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
      country: { type: 'string', default: 'US' },
      'time-zone': { type: 'string', default: 'America/New_York' },
      password: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const country = countries.find(({ countryCode }) => countryCode === values.country.toUpperCase())
  if (!country) {
    throw new CommandError(
      `--country is "${values.country}": use one of ${countries.map(({ countryCode }) => countryCode).join(', ')}.`,
    )
  }
  checkTimeZone(values['time-zone'])

  const prompt = createPrompt()
  const name = await prompt(values.name, 'Name of the caterer')
  const userName = await prompt(values.user, "Administrator's email, which is the user name")
  const firstName = await prompt(values.first, 'First name')
  const lastName = await prompt(values.last, 'Last name')
  const password = await prompt(
    values.password ?? process.env['COMMISSARY_PASSWORD'],
    'Password (12 characters or more)',
  )
  prompt.close()
  if (!/^[^\s@:]+@[^\s@:]+$/.test(userName)) throw new CommandError(`"${userName}" is not an email address.`)
  if (password.length < 12 || password.length > 200) {
    throw new CommandError('The password needs 12 to 200 characters. A few words in a row are easy to remember.')
  }

  await withDatabase(readConfig(), async (database) => {
    if (await database.system((tx) => findLogin(tx, userName))) {
      throw new CommandError(`The user name ${userName} already exists. Choose another one.`)
    }
    const catererId = await createCaterer(database, {
      name,
      country: country.countryCode,
      currency: country.currency,
      timeZone: values['time-zone'],
    })
    const passwordHash = await hashPassword(password)
    await database.work({ catererId }, (tx) =>
      tx.insert(appUser).values({ userName, firstName, lastName, role: 'administrator', passwordHash }),
    )
    console.log(`Created the caterer ${name} (number ${catererId}) with the administrator ${userName}.`)
  })
})

function checkTimeZone(timeZone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new CommandError(`--time-zone is "${timeZone}". Use a name such as America/New_York or Europe/London.`)
  }
}

/** Prompts for missing values if there is a terminal. */
function createPrompt() {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  const prompt = async (value: string | undefined, question: string): Promise<string> => {
    const answer = (value ?? (await terminal?.question(`${question}: `)) ?? '').trim()
    if (answer === '') throw new CommandError(`Missing: ${question}.\n\n${usage}`)
    return answer
  }
  return Object.assign(prompt, { close: () => terminal?.close() })
}
