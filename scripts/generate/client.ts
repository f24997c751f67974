import {
  bodyOf,
  isWithoutToken,
  operationsOf,
  parametersOf,
  prefixOf,
  services,
  type Contract,
  type Method,
  type Operation,
  type Service,
} from './contract.ts'
import { banner } from './files.ts'
import { limitsFiles } from './limits.ts'
import { bodyType, paramsName, plainType } from './types.ts'

/**
 * The client: the types, a function for each operation, a hook and its early request for each read, the base paths of the services, and the
 * limits for forms. Functions and hooks are in a file per subject, so a page loads only what it calls, and a page without
 * reads loads no SWR.
 */
export function clientFiles(contracts: Record<Service, Contract>, types: string): Map<string, string> {
  refuseSharedPaths(contracts)
  const { choices, limits } = limitsFiles(contracts)
  const files = new Map([
    ['types.ts', types],
    ['base-paths.ts', basePathsFile(contracts)],
    ['choices.ts', banner + choices],
    ['limits.ts', banner + limits],
  ])
  for (const service of services) {
    const operations = operationsOf(contracts[service]).map((each) => describe(contracts[service], service, each))
    const reads = operations.filter(({ isRead }) => isRead)
    addFiles(files, `${service}/calls`, operations, callsFile)
    addFiles(files, `${service}/hooks`, reads, hooksFile)
  }
  return files
}

/** An operation as the printers need it. */
interface Printed {
  id: string
  subject: string
  summary: string
  /** Code of the parameters, without the options: `id: Id, params: ListUsersParams`. */
  parameters: string
  /** Code of the arguments: `id, params`. */
  names: string
  path: string
  hasParams: boolean
  answer: string
  /** Code of the request's fields. */
  request: string
  sender: string
  types: string[]
  isRead: boolean
}

interface Found {
  method: Method
  path: string
  operation: Operation
}

function describe(contract: Contract, service: Service, { method, path, operation }: Found): Printed {
  const parameters = parametersOf(contract, operation).map(({ parameter }) => parameter)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema
    if (schema === undefined) throw new Error(`${operation.operationId} does not describe {${name}}`)
    return { name, type: plainType(schema, operation), isOptional: false }
  })
  const body = bodyOf(operation.requestBody?.content)
  const sentType = bodyType(operation, operation.requestBody?.content, 'Blob')
  const inBody = body === null ? [] : [{ name: 'body', type: sentType, isOptional: false }]
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const isOptional = query.every(({ required }) => required !== true)
  const inQuery = query.length === 0 ? [] : [{ name: 'params', type: paramsName(operation), isOptional }]
  const all = [...inPath, ...inBody, ...inQuery]

  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const answer = bodyType(operation, success?.content, 'File')
  const target = service.charAt(0).toUpperCase() + service.slice(1)
  return {
    id: operation.operationId,
    subject: operation.tags[0].replaceAll(' ', '-'),
    summary: [operation.summary, operation.description].filter((text) => text !== undefined).join('. '),
    parameters: all.map(({ name, type, isOptional: mark }) => `${name}${mark ? '?' : ''}: ${type}, `).join(''),
    names: all.map(({ name }) => name).join(', '),
    path: inPath.length === 0 ? `'${path}'` : `\`${path.replace(/\{(\w+)\}/g, '${encodeURIComponent($1)}')}\``,
    hasParams: query.length > 0,
    answer,
    request: ['...options', `method: '${method.toUpperCase()}'`, ...(body === null ? [] : [bodyCode(body.type)])].join(
      ', ',
    ),
    sender: isWithoutToken(contract, operation) ? `sendTo${target}` : `call${target}`,
    types: [...all.map(({ type }) => type), answer].filter(
      (type) => /^[A-Z]/.test(type) && !['Blob', 'File'].includes(type),
    ),
    isRead: method === 'get',
  }
}

function bodyCode(type: string): string {
  if (type === 'application/json') return '...jsonBody(body)'
  if (type === 'application/x-www-form-urlencoded') return '...formBody(body)'
  return `contentType: '${type}', body`
}

/** A file for each subject, and one that exports them all. */
function addFiles(
  files: Map<string, string>,
  folder: string,
  operations: Printed[],
  print: (operations: Printed[]) => string,
): void {
  const bySubject = Map.groupBy(operations, ({ subject }) => subject)
  if (bySubject.size === 0) return
  for (const [subject, own] of bySubject) files.set(`${folder}/${subject}.ts`, banner + print(own))
  const name = folder.slice(folder.indexOf('/') + 1)
  const exported = [...bySubject.keys()].map((subject) => `export * from './${name}/${subject}.ts'\n`)
  files.set(`${folder}.ts`, banner + exported.join(''))
}

function callsFile(operations: Printed[]): string {
  const code = operations.map(
    ({ id, summary, parameters, path, hasParams, answer, request, sender }) => `/** ${summary} */
export async function ${id}(${parameters}options?: CallOptions): Promise<${answer}> {
  return ${sender}(${hasParams ? `withQuery(${path}, params)` : path}, { ${request} })
}
`,
  )
  const used = code.join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name}\\(`).test(used)
  const senders = [...new Set(operations.map(({ sender }) => sender))]
  return [
    importLine(['jsonBody', 'formBody', 'withQuery'].filter(isUsed), '../../../request-parts.ts'),
    importLine(['CallOptions'], '../../../send.ts', 'type '),
    ...senders.map((sender) => importLine([sender], `../../../${sender.startsWith('send') ? 'send' : 'transport'}.ts`)),
    importLine(typesOf(operations), '../../types.ts', 'type '),
    `\n${used}`,
  ].join('')
}

function hooksFile(operations: Printed[]): string {
  const code = operations.map(({ id, summary, parameters, names, path, hasParams, answer }) => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
    const read = `[${path}${hasParams ? ', params' : ''}], () => ${id}(${names})`
    return `/** ${summary} */
export function use${name}(${parameters}options?: ReadOptions<${answer}>) {
  return useRead(${read}, options)
}

/** Sends the request of \`use${name}\` early */
export function preload${name}(${parameters.replace(/, $/, '')}) {
  readEarly(${read})
}
`
  })
  const [subject = ''] = operations.map((operation) => operation.subject)
  return [
    importLine(['readEarly'], '../../../early-reads.ts'),
    importLine(['type ReadOptions', 'useRead'], '../../../use-read.ts'),
    importLine(typesOf(operations), '../../types.ts', 'type '),
    importLine(
      operations.map(({ id }) => id),
      `../calls/${subject}.ts`,
    ),
    `\n${code.join('\n')}`,
  ].join('')
}

const typesOf = (operations: Printed[]) => [...new Set(operations.flatMap(({ types }) => types))].sort()

const importLine = (names: string[], path: string, kind: 'type ' | '' = '') =>
  names.length === 0 ? '' : `import ${kind}{ ${names.join(', ')} } from '${path}'\n`

// Reads are cached by path, and all services share one cache.
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
  const paths = services.flatMap((service) =>
    operationsOf(contracts[service]).map(({ path }) => prefixOf(contracts[service]) + path),
  )
  const segments = new Set(paths.map((path) => `'${path.split('/')[1]}'`))
  return `${banner}/** The default prefix of each service's paths. */
export const basePaths = {
${entries.join('\n')}
} as const

/** The first segments of the paths of all calls. */
export const firstSegments = [${[...segments].join()}]
`
}
