import openapiTS, { astToString } from 'openapi-typescript'

import { operationsOf, prefixOf, services, type Access, type Contract, type Service } from './contract.ts'
import { banner } from './files.ts'

/** The server's half: bundles for its router, types for its handlers, one table of operations for its guard and its tests. */
export async function serverFiles(contracts: Record<Service, Contract>): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const service of services) {
    const contract = contracts[service]
    files.set(`${service}.json`, `${JSON.stringify(contract, null, 2)}\n`)
    // A copy: the library resolves references in place.
    const types = await openapiTS(JSON.stringify(contract), { alphabetize: false })
    files.set(`${service}.ts`, banner + astToString(types))
  }
  files.set('operations.ts', operationsFile(contracts))
  return files
}

function operationsFile(contracts: Record<Service, Contract>): string {
  const entries = services.flatMap((service) => {
    const contract = contracts[service]
    const prefix = prefixOf(contract)
    return operationsOf(contract).map(({ method, path, operation }) => {
      const id = operation.operationId
      const access = literal(operation['x-access'], id)
      return `  ${id}: { service: '${service}', method: '${method}', path: '${prefix}${path}', access: ${access} },`
    })
  })
  return `${banner}/** Who may call: everybody, or these roles, where the caterer's flag and one of the user's modules (empty = any) admit it. */
export interface Access {
  readonly isPublic: boolean
  readonly roles: readonly ('administrator' | 'staff' | 'parent')[]
  readonly flag: string | null
  readonly modules: readonly ('catalog' | 'menus' | 'production' | 'inventory' | 'reports' | 'settings')[]
}

export interface Operation {
  readonly service: ${services.map((service) => `'${service}'`).join(' | ')}
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
}

export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
`
}

// An operation without a word on who may call it does not get past generation.
function literal(access: Access | undefined, id: string): string {
  if (access === undefined || (access.public !== true && !access.roles?.length)) {
    throw new Error(`${id} does not say who may call it (x-access)`)
  }
  const list = (names: string[] = []) => names.map((name) => `'${name}'`).join(', ')
  const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`)
  return `{ isPublic: ${access.public === true}, roles: [${list(access.roles)}], flag: ${text(access.flag)}, modules: [${list(access.modules)}] }`
}
