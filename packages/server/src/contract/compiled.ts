import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

import { type CompiledSchema, compileValidator } from './validation.ts'

/**
 * Compiled validators and serializers, by call and part. Compiling all of them takes two seconds and a process rarely needs all, so
 * each is compiled at its first use, and once for all servers in a process.
 */
const compiled = new Map<string, unknown>()

function once<Made>(route: object, make: () => Made): Made {
  const { method, url, httpPart, httpStatus, contentType } = route as Record<string, string>
  const key = JSON.stringify([method, url, httpPart, httpStatus, contentType])
  if (!compiled.has(key)) compiled.set(key, make())
  return compiled.get(key) as Made
}

/** Makes the validator for a part of a request. */
export const validatorCompiler: FastifySchemaCompiler<CompiledSchema> = (route) => {
  let check: ReturnType<typeof validatorCompiler> | undefined
  const validate: ReturnType<typeof validatorCompiler> = (data) => {
    check ??= once(route, () => compileValidator(route))
    const result = check(data)
    // Fastify reads them from the function that it was given.
    validate.errors = check.errors ?? null
    return result
  }
  return validate
}

const compileSerializer = SerializerSelector()({})

/** Makes the serializer for a response body. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  let write: ReturnType<typeof compileSerializer> | undefined
  return (data) => {
    write ??= once(route, () => compileSerializer({ httpStatus: '', ...route }))
    return write(data)
  }
}
