import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runQuietly } from './files.ts'

export const services = ['authentication', 'product', 'recipes', 'inventory'] as const
export type Service = (typeof services)[number]

/** The parts of a JSON schema that the generator reads. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
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
  maxProperties?: number
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  /** The product's response to a missing value; the specification's text where it has one. */
  'x-required-message'?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export type Content = Record<string, { schema: Schema }>

/** Who may call an operation: anyone, or these roles, if the caterer has the flag and the user one of the modules. */
export interface Access {
  public?: true
  roles?: string[]
  flag?: string
  modules?: string[]
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  /** Its subject: exactly one. */
  tags: [string]
  'x-access': Access
  /** For an operation other than GET: it changes no record. */
  'x-changes-nothing'?: true
  /** How long anyone may keep the answer of a public operation. */
  'x-cache-seconds'?: number
  security?: unknown[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** One service's document, bundled: it has no references to other files. */
export interface Contract {
  servers: { url: string; variables?: Record<string, { default: string }> }[]
  security: unknown[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Bundles one document into `<folder>/<service>.json`: the server's router cannot follow references to other files. */
export async function bundle(service: Service, folder: string): Promise<Contract> {
  const file = join(folder, `${service}.json`)
  await runQuietly('redocly', ['bundle', service, '--ext', 'json', '--output', file])
  const contract: Contract = JSON.parse(await readFile(file, 'utf8'))
  return contract
}

/** The service's path prefix, its server variables at their defaults: `/commissary`, or nothing. */
export function prefixOf(contract: Contract): string {
  const [server] = contract.servers
  if (server === undefined) throw new Error('The document has no server')
  const url = server.url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const variable = server.variables?.[name]
    if (variable === undefined) throw new Error(`Server variable ${name} has no default`)
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

/** An operation's parameters; `shared` is the name under `components`, null for one that the operation defines itself. */
export function parametersOf(
  contract: Contract,
  operation: Operation,
): { shared: string | null; parameter: Parameter }[] {
  return (operation.parameters ?? []).map((parameter) => {
    if (!('$ref' in parameter)) return { shared: null, parameter }
    const shared = nameOf(parameter.$ref)
    const found = contract.components.parameters?.[shared]
    if (found === undefined) throw new Error(`No such parameter: ${parameter.$ref}`)
    return { shared, parameter: found }
  })
}

/** The last part of a reference: `VendorInput` of `#/components/schemas/VendorInput`. */
export const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The schema of a request or response body with its content type; null without a body. */
export function bodyOf(content: Content | undefined): { type: string; schema: Schema } | null {
  const [entry, ...others] = Object.entries(content ?? {})
  if (entry === undefined) return null
  if (others.length > 0) throw new Error('The generator handles one content type per body')
  return { type: entry[0], schema: entry[1].schema }
}

/** Whether a call has no token: the operation's own `security`, or else the document's, is empty. */
export function isWithoutToken(contract: Contract, operation: Operation): boolean {
  return (operation.security ?? contract.security).length === 0
}
