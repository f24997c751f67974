import { operationsOf, prefixOf, services, type Access, type Content, type Contract, type Service } from './contract.ts'
import { banner } from './files.ts'
import { largestBody } from './largest-body.ts'

/** The server: bundles for its router, the types, and one table of operations for access checks and tests. */
export function serverFiles(contracts: Record<Service, Contract>, types: string): Map<string, string> {
  const bundles = services.map(
    (service) => [`${service}.json`, `${JSON.stringify(contracts[service], null, 2)}\n`] as const,
  )
  return new Map([...bundles, ['types.ts', types], ['operations.ts', operationsFile(contracts)]])
}

function operationsFile(contracts: Record<Service, Contract>): string {
  const entries = services.flatMap((service) => {
    const contract = contracts[service]
    const prefix = prefixOf(contract)
    return operationsOf(contract).map(({ method, path, operation }) => {
      const id = operation.operationId
      const access = literal(operation['x-access'], id)
      const isWrite = method !== 'get' && operation['x-changes-nothing'] !== true
      const isSlow =
        isFileIn(operation.requestBody?.content) ||
        Object.values(operation.responses).some(({ content }) => isFileIn(content))
      const bodyBytes = largestBody(contract, operation)
      return `  ${id}: { service: '${service}', method: '${method}', path: '${prefix}${path}', access: ${access}, isWrite: ${isWrite}, isSlow: ${isSlow}, bodyBytes: ${bodyBytes}, cacheSeconds: ${operation['x-cache-seconds'] ?? null} },`
    })
  })
  return `${banner}/** Who may call: anyone, or these roles, if the caterer has the flag and the user one of the modules (empty = any). */
export interface Access {
  readonly isPublic: boolean
  readonly roles: readonly ('administrator' | 'staff' | 'parent')[]
  readonly flag: string | null
  readonly modules: readonly ('catalog' | 'menus' | 'production' | 'inventory' | 'orders' | 'reports' | 'settings')[]
}

export interface Operation {
  readonly service: ${services.map((service) => `'${service}'`).join(' | ')}
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly access: Access
  /** Whether it may change a record. Its failure must then say whether it could have been saved. */
  readonly isWrite: boolean
  /** Whether it prints or reads a file, and so may take longer. */
  readonly isSlow: boolean
  /** The most bytes of a valid body; null without a body, and for a file. */
  readonly bodyBytes: number | null
  /** How long anyone may keep the answer; null = nobody may. Only for public operations. */
  readonly cacheSeconds: number | null
}

export const operations = {
${entries.join('\n')}
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
`
}

const isFileIn = (content: Content = {}) =>
  Object.entries(content).some(([type, { schema }]) => schema.format === 'binary' && !type.startsWith('text/'))

// An operation that does not state who may call it fails the generation.
function literal(access: Access | undefined, id: string): string {
  if (access === undefined || (access.public !== true && !access.roles?.length)) {
    throw new Error(`${id} does not state who may call it (x-access)`)
  }
  const list = (names: string[] = []) => names.map((name) => `'${name}'`).join(', ')
  const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`)
  return `{ isPublic: ${access.public === true}, roles: [${list(access.roles)}], flag: ${text(access.flag)}, modules: [${list(access.modules)}] }`
}
