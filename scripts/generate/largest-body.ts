import { bodyOf, nameOf, parametersOf, type Contract, type Operation, type Schema } from './contract.ts'

/** A character takes up to twelve bytes: a pair of surrogates as `\uD83D\uDE00`, or four bytes as `%F0%9F%98%80`. */
const bytesPerCharacter = 12
/** The longest number that JavaScript writes. */
const bytesPerNumber = 25
const bytesPerFormat: Record<string, number> = { date: 10, 'date-time': 35 }
/** For white space, and for unknown fields, which are refused by name. */
const slack = 2048

/** Requests above this are refused, whatever their contract would allow. */
const ceiling = 320 * 1024

/**
 * The most bytes that a valid JSON or form body of an operation can have; null without a body, and for a file, whose handler
 * counts. A request without bounds fails the generation: whatever is unbounded can keep the server busy for everyone.
 */
export function largestBody(contract: Contract, operation: Operation): number | null {
  const { operationId } = operation
  for (const { parameter } of parametersOf(contract, operation)) {
    bytesOf(contract, parameter.schema, `${operationId}, parameter ${parameter.name}`)
  }
  const body = bodyOf(operation.requestBody?.content)
  if (body === null || body.schema.format === 'binary') return null
  return Math.min(ceiling, bytesOf(contract, body.schema, `${operationId}, body`) + slack)
}

function bytesOf(contract: Contract, schema: Schema, place: string): number {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref)
    const found = contract.components.schemas[name]
    if (found === undefined) throw new Error(`No such schema: ${schema.$ref}`)
    return bytesOf(contract, found, place)
  }
  if (schema.anyOf) return Math.max(...schema.anyOf.map((one) => bytesOf(contract, one, place)))
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  const types = [schema.type ?? 'none'].flat()
  return Math.max(...types.map((type) => bytesOfType(contract, schema, type, place)))
}

function bytesOfType(contract: Contract, schema: Schema, type: string, place: string): number {
  switch (type) {
    case 'null':
    case 'boolean':
      return 5
    case 'integer':
    case 'number':
      return bytesPerNumber
    case 'string':
      return (
        2 + (bytesPerFormat[schema.format ?? ''] ?? bound(schema.maxLength, 'maxLength', place) * bytesPerCharacter)
      )
    case 'array': {
      const item = bytesOf(contract, schema.items ?? {}, `${place}[]`)
      return 2 + bound(schema.maxItems, 'maxItems', place) * (item + 1)
    }
    case 'object': {
      if (schema.additionalProperties !== false) bound(schema.maxProperties, 'additionalProperties: false', place)
      const fields = Object.entries(schema.properties ?? {})
      return fields.reduce(
        (sum, [name, field]) => sum + name.length + 4 + bytesOf(contract, field, `${place}.${name}`),
        2,
      )
    }
    default:
      throw new Error(`${place}: a request's value needs a type`)
  }
}

function bound(value: number | undefined, name: string, place: string): number {
  if (value === undefined) throw new Error(`${place} is unbounded: state ${name} in the contract`)
  return value
}
