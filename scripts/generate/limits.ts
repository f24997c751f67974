import { nameOf, operationsOf, parametersOf, services, type Contract, type Schema, type Service } from './contract.ts'

const limitNames = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
] as const

/**
 * The limits and required-field texts of everything that a caller sends, and the values of every named choice. Two files:
 * a list that filters by a choice does not load the limits of the forms.
 */
export function limitsFiles(contracts: Record<Service, Contract>): { choices: string; limits: string } {
  const choices = new Map<string, string>()
  const limits = new Map<string, string>()
  for (const service of services) {
    const { schemas } = contracts[service].components
    for (const [name, schema] of [...sentObjects(contracts[service]), ...queries(contracts[service])]) {
      const fields = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
        // A form may leave a field empty that must be sent but may be null.
        const isRequired = schema.required?.includes(field) === true && !isNullable(value)
        const entries = limitsOf(value, schemas, choices)
        if (isRequired) {
          const message = requiredMessageOf(value, schemas)
          entries.unshift('required: true')
          if (message !== undefined) entries.push(`requiredMessage: ${JSON.stringify(message)}`)
        }
        return entries.length === 0 ? [] : [`${key(field)}: { ${entries.join(', ')} },`]
      })
      if (fields.length > 0) limits.set(name, fields.join('\n'))
    }
  }
  return {
    choices: `/** The values of each choice, in the contract's order. */
export const choices = {
${sorted(choices)
  .map(([name, values]) => `${name}: ${values},`)
  .join('\n')}
} as const
`,
    limits: `import { choices } from './choices.ts'

/**
 * The limits of each field: of a body by its schema's name, of a query by its operation's (\`createStorageLocation\`) or by
 * the name of a shared parameter (\`Search\`). \`requiredMessage\` is the product's text for a missing value.
 */
export const limits = {
${sorted(limits)
  .map(([name, fields]) => `${name}: {\n${fields}\n},`)
  .join('\n')}
} as const
`,
  }
}

const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

/** Every named object in a request body, at any depth. */
function sentObjects(contract: Contract): Map<string, Schema> {
  const found = new Map<string, Schema>()
  function visit(schema: Schema): void {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref)
      if (found.has(name)) return
      const target = schemaAt(schema.$ref, contract.components.schemas)
      if (target.properties !== undefined) found.set(name, target)
      visit(target)
      return
    }
    for (const part of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]) visit(part)
    if (schema.items !== undefined) visit(schema.items)
  }
  for (const { operation } of operationsOf(contract)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema)
  }
  return found
}

/** The query parameters as objects: those of each operation, and each shared one by its name. */
function queries(contract: Contract): Map<string, Schema> {
  const found = new Map<string, Schema>()
  for (const { operation } of operationsOf(contract)) {
    for (const { shared, parameter } of parametersOf(contract, operation)) {
      // The caterer is the session's, and no form asks for it.
      if (parameter.in !== 'query' || parameter.name === 'catererId') continue
      const name = shared ?? operation.operationId
      const { properties = {}, required = [] } = found.get(name) ?? {}
      found.set(name, {
        properties: { ...properties, [parameter.name]: parameter.schema },
        required: parameter.required === true ? [...required, parameter.name] : required,
      })
    }
  }
  return found
}

/** A field's own limits, or those of the plain schema that it refers to; a `null` alternative changes nothing. */
function limitsOf(schema: Schema, schemas: Record<string, Schema>, choices: Map<string, string>): string[] {
  const own = limitNames.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name}: ${JSON.stringify(schema[name])}`],
  )
  const parts = schema.anyOf?.filter((part) => part.type !== 'null')
  if (parts?.length === 1 && parts[0] !== undefined) return [...own, ...limitsOf(parts[0], schemas, choices)]
  if (schema.$ref !== undefined) {
    const target = schemaAt(schema.$ref, schemas)
    if (target.enum === undefined) return [...own, ...limitsOf(target, schemas, choices)]
    const name = nameOf(schema.$ref)
    choices.set(name, valuesOf(target))
    return [...own, `choices: choices.${name}`]
  }
  return schema.enum === undefined ? own : [...own, `choices: ${valuesOf(schema)}`]
}

/** The text for a missing value: the field's, or that of the schema that it refers to. */
const requiredMessageOf = (schema: Schema, schemas: Record<string, Schema>): string | undefined =>
  (schema.$ref === undefined ? schema : schemaAt(schema.$ref, schemas))['x-required-message']

function schemaAt(reference: string, schemas: Record<string, Schema>): Schema {
  const schema = schemas[nameOf(reference)]
  if (schema === undefined) throw new Error(`No such schema: ${reference}`)
  return schema
}

const isNullable = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)

const valuesOf = (schema: Schema) => JSON.stringify((schema.enum ?? []).filter((value) => value !== null))
