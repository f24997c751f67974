import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

import { type CompiledSchema, compileValidator } from './validation.ts'

/**
 * What the parts of the contract are compiled to, by call and part. Compiling all of it takes two seconds and a process
 * mostly needs some, so each is compiled at its first use, and once for all servers of a process.
 */
const compiled = new Map<string, unknown>()

function once<Made>(route: object, make: () => Made): Made {
  const { method, url, httpPart, httpStatus, contentType } = route as Record<string, string>
  const key = JSON.stringify([method, url, httpPart, httpStatus, contentType])
  if (!compiled.has(key)) compiled.set(key, make())
  return compiled.get(key) as Made
}

/** Checks of a part of a request. */
export const validatorCompiler: FastifySchemaCompiler<CompiledSchema> = (route) => {
  const validate: ReturnType<typeof validatorCompiler> = (data) => {
    const check = once(route, () => compileValidator(route))
    const result = check(data)
    // Fastify reads them from the function that it was given.
    validate.errors = check.errors ?? null
    return result
  }
  return validate
}

const compileSerializer = SerializerSelector()({})

/** Writers of the bodies of answers. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => (data) =>
  once(route, () => compileSerializer({ httpStatus: '', ...route }))(data)
