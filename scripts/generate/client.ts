import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generate } from 'orval'

import { root } from '../steps.ts'
import { isWithoutToken, operationsOf, prefixOf, services, type Contract, type Service } from './contract.ts'
import { banner } from './files.ts'
import { limitsFiles } from './limits.ts'
import { createMender } from './mend.ts'

/** The client's half: for each service its types, and its calls and hooks by what they are about; the base paths of the services; the forms' limits. */
export async function clientFiles(contracts: Record<Service, Contract>, bundles: string): Promise<Map<string, string>> {
  refuseSharedPaths(contracts)
  const source = join(bundles, 'client')
  await mkdir(source, { recursive: true })
  await writeStandIns(source)

  const mender = createMender()
  const files = new Map<string, string>()
  for (const service of services) {
    const folder = join(source, 'generated', service)
    await runOrval(join(bundles, `${service}.json`), join(folder, `${service}.ts`), source, service, contracts)
    const types = await readFile(join(folder, `${service}.schemas.ts`), 'utf8')
    const subjects = new Map(
      operationsOf(contracts[service]).map(({ operation }) => [operation.operationId, operation.tags[0]]),
    )
    const code = await readFile(join(folder, `${service}.ts`), 'utf8')
    files.set(`${service}/types.ts`, banner + mender.withoutHeader(types))
    for (const [name, text] of mender.split(code, types, subjects)) files.set(`${service}/${name}`, banner + text)
  }
  mender.close()
  files.set('base-paths.ts', basePathsFile(contracts))
  const { choices, limits } = limitsFiles(contracts)
  files.set('choices.ts', banner + choices)
  files.set('limits.ts', banner + limits)
  return files
}

const capitalized = (service: Service) => service[0]?.toUpperCase() + service.slice(1)
const withToken = (service: Service) => `call${capitalized(service)}`
const withoutToken = (service: Service) => `sendTo${capitalized(service)}`

// The generator reads the functions that its code will call, to see what they take. It gets their shape only.
async function writeStandIns(source: string): Promise<void> {
  const standIns = (name: (service: Service) => string) =>
    services.map(
      (service) => `export const ${name(service)} = async <T>(path: string, request?: object) => ({}) as T\n`,
    )
  await writeFile(join(source, 'transport.ts'), standIns(withToken).join(''))
  await writeFile(join(source, 'send.ts'), standIns(withoutToken).join(''))
}

async function runOrval(
  input: string,
  target: string,
  source: string,
  service: Service,
  contracts: Record<Service, Contract>,
): Promise<void> {
  const contract = contracts[service]
  const sender = { path: join(source, 'send.ts'), name: withoutToken(service) }
  const open = operationsOf(contract).filter(({ operation }) => isWithoutToken(contract, operation))
  await generate(
    {
      input: { target: input },
      output: {
        target,
        mode: 'split',
        client: 'swr',
        httpClient: 'fetch',
        mock: false,
        clean: false,
        tsconfig: join(root, 'packages/api-client/tsconfig.json'),
        override: {
          enumGenerationType: 'union',
          fetch: { includeHttpResponseReturnType: false },
          mutator: { path: join(source, 'transport.ts'), name: withToken(service) },
          operations: Object.fromEntries(open.map(({ operation }) => [operation.operationId, { mutator: sender }])),
        },
      },
    },
    source,
  )
}

// A read is cached under its path, and the paths of the services stand side by side in one cache.
function refuseSharedPaths(contracts: Record<Service, Contract>): void {
  const seen = new Map<string, Service>()
  for (const service of services) {
    for (const path of Object.keys(contracts[service].paths)) {
      const other = seen.get(path)
      if (other !== undefined) throw new Error(`${service} and ${other} both have ${path}`)
      seen.set(path, service)
    }
  }
}

function basePathsFile(contracts: Record<Service, Contract>): string {
  const entries = services.map((service) => `${service}: '${prefixOf(contracts[service])}',`)
  return `${banner}/** What stands before the paths of each service where nothing else is configured. */
export const basePaths = {
${entries.join('\n')}
} as const
`
}
