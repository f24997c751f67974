import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runQuietly } from './files.ts'

export const services = ['authentication', 'product', 'recipes', 'inventory'] as const
export type Service = (typeof services)[number]

/** A JSON schema, as far as the generator looks at one. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | null)[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Who may call an operation: everybody, or these roles, where the caterer's flag and one of the user's modules admit it. */
export interface Access {
  public?: true
  roles?: string[]
  flag?: string
  modules?: string[]
}

export interface Operation {
  operationId: string
  /** What it is about: one name. */
  tags: [string]
  'x-access': Access
  security?: unknown[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** One service's document with every part of `common.yaml` in it: it refers to nothing outside itself. */
export interface Contract {
  servers: { url: string; variables?: Record<string, { default: string }> }[]
  security: unknown[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Bundles one document into `<folder>/<service>.json`: the router and the generator follow no reference to another file. */
export async function bundle(service: Service, folder: string): Promise<Contract> {
  const file = join(folder, `${service}.json`)
  await runQuietly('redocly', ['bundle', service, '--ext', 'json', '--output', file])
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'))
  return contract
}

/** The service's path prefix, its server variables at their defaults: `/commissary`, or nothing. */
export function prefixOf(contract: Contract): string {
  const [server] = contract.servers
  if (server === undefined) throw new Error('A document without a server')
  const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const variable = server.variables?.[name]
    if (variable === undefined) throw new Error(`Server variable without a default: ${name}`)
    return variable.default
  })
  return url.replace(/\/$/, '')
}

/** Every operation with its address, in the order of the document. */
export function operationsOf(contract: Contract): { method: Method; path: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [{ method, path, operation }]
    }),
  )
}

/** Whether a call carries no token: the operation's own `security`, or else the document's, is empty. */
export function isWithoutToken(contract: Contract, operation: Operation): boolean {
  return (operation.security ?? contract.security).length === 0
}
