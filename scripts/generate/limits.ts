import { operationsOf, services, type Contract, type Schema, type Service } from './contract.ts'

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
 * The limits of everything that is sent, per schema and field, and the values of every named choice. Two files: a list
 * that filters by a choice does without the limits of the forms.
 */
export function limitsFiles(contracts: Record<Service, Contract>): { choices: string; limits: string } {
  const choices = new Map<string, string>()
  const limits = new Map<string, string>()
  for (const service of services) {
    const { schemas } = contracts[service].components
    for (const [name, schema] of sentObjects(contracts[service])) {
      const fields = Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
        // A field that must be there but may be null is one that a form may leave empty.
        const isRequired = schema.required?.includes(field) === true && !isNullable(value)
        const entries = [...(isRequired ? ['required: true'] : []), ...limitsOf(value, schemas, choices)]
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

/** What a form may send: the limits of each field, by the schema's name (an unnamed body by its operation's). */
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
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** Every object that a request body holds, at any depth, by its name. */
function sentObjects(contract: Contract): Map<string, Schema> {
  const found = new Map<string, Schema>()
  function visit(schema: Schema, name: string | null): void {
    if (schema.$ref !== undefined) {
      const target = nameOf(schema.$ref)
      const resolved = contract.components.schemas[target]
      if (resolved === undefined) throw new Error(`No such schema: ${schema.$ref}`)
      if (!found.has(target)) visit(resolved, target)
      return
    }
    if (schema.properties !== undefined && name !== null) found.set(name, schema)
    for (const part of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]) visit(part, null)
    if (schema.items !== undefined) visit(schema.items, null)
  }
  for (const { operation } of operationsOf(contract)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema, operation.operationId)
  }
  return found
}

/** A field's own limits, or those of the plain schema that it names; `null` beside a schema changes nothing. */
function limitsOf(schema: Schema, schemas: Record<string, Schema>, choices: Map<string, string>): string[] {
  const parts = schema.anyOf?.filter((part) => part.type !== 'null')
  if (parts?.length === 1 && parts[0] !== undefined) return limitsOf(parts[0], schemas, choices)
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    const target = schemas[name]
    if (target === undefined) throw new Error(`No such schema: ${schema.$ref}`)
    if (target.enum === undefined) return limitsOf(target, schemas, choices)
    choices.set(name, valuesOf(target))
    return [`choices: choices.${name}`]
  }
  const own = limitNames.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name}: ${JSON.stringify(schema[name])}`],
  )
  return schema.enum === undefined ? own : [...own, `choices: ${valuesOf(schema)}`]
}

const isNullable = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)

const valuesOf = (schema: Schema) => JSON.stringify((schema.enum ?? []).filter((value) => value !== null))
