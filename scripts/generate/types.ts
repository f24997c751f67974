import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import {
  bodyOf,
  nameOf,
  operationsOf,
  parametersOf,
  services,
  type Contract,
  type Operation,
  type Parameter,
  type Schema,
  type Service,
} from './contract.ts'
import { banner } from './files.ts'

/**
 * The types of every schema, and of what each operation takes and returns, for all services. The server and the client
 * each get this one text, so their types cannot differ.
 */
export async function typesFile(contracts: Record<Service, Contract>): Promise<string> {
  const schemas = mergeSchemas(contracts)
  const document = { openapi: '3.1.0', info: { title: 'Schemas', version: '1' }, paths: {}, components: { schemas } }
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  const isWanted = (name: string) => name === 'components' || Object.hasOwn(schemas, name)
  const operations = services.flatMap((service) =>
    operationsOf(contracts[service]).map(({ operation }) => operationType(contracts[service], operation)),
  )
  return `${banner}${astToString(nodes.filter((node) => isWanted(declaredName(node))))}
${operations.map(({ params }) => params).join('')}
/** The input and the successful responses of each operation. Uploads and downloads differ between server and client. */
export interface Operations<Upload, Download> {
${operations.map(({ entry }) => entry).join('\n')}
}
`
}

const declaredName = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : ''

/** A schema that several services use must be the same in all of them. */
function mergeSchemas(contracts: Record<Service, Contract>): Record<string, Schema> {
  const merged: Record<string, Schema> = {}
  for (const service of services) {
    for (const [name, schema] of Object.entries(contracts[service].components.schemas)) {
      if (Object.hasOwn(merged, name) && JSON.stringify(merged[name]) !== JSON.stringify(schema)) {
        throw new Error(`Two services define ${name} differently`)
      }
      merged[name] = schema
    }
  }
  return merged
}

function operationType(contract: Contract, operation: Operation) {
  const parameters = parametersOf(contract, operation).map(({ parameter }) => parameter)
  const path = parameters.filter((parameter) => parameter.in === 'path')
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const params = query.length === 0 ? '' : `\nexport interface ${paramsName(operation)} {\n${fields(query)}\n}\n`
  const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const entry = `  ${operation.operationId}: {
    path: ${path.length === 0 ? 'Record<never, never>' : `{\n${fields(path)}\n}`}
    query: ${query.length === 0 ? 'Record<never, never>' : paramsName(operation)}
    body: ${bodyType(operation, operation.requestBody?.content, 'Upload')}
    answers: { ${answers.map(([status, { content }]) => `${status}: ${bodyType(operation, content, 'Download')}`).join('; ')} }
  }`
  return { params, entry }
}

/** `ListUsersParams` of `listUsers`. */
export const paramsName = ({ operationId: id }: Operation) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Params`

const fields = (parameters: Parameter[]) =>
  parameters
    .map(({ name, required, description, schema }) => {
      const comment = description ?? schema.description
      return `${comment === undefined ? '' : `/** ${comment} */\n`}${name}${required === true ? '' : '?'}: ${plainType(schema)}`
    })
    .join('\n')

/** The type of a body, by name; `file` where it is not JSON or a form. */
export function bodyType(operation: Operation, content: Parameters<typeof bodyOf>[0], file: string): string {
  const body = bodyOf(content)
  if (body === null) return 'undefined'
  return body.schema.format === 'binary' ? file : plainType(body.schema, operation)
}

/** The type of a parameter, or of a body that has a name. */
export function plainType(schema: Schema, operation?: Operation): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string' || schema.type === 'boolean') return schema.type
  throw new Error(`Name this schema under components in openapi/: ${operation?.operationId} ${JSON.stringify(schema)}`)
}
