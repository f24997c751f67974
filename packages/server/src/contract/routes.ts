import { fastify, type RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'

import { serializerCompiler, validatorCompiler } from './compiled.ts'
import authentication from './generated/authentication.json' with { type: 'json' }
import inventory from './generated/inventory.json' with { type: 'json' }
import product from './generated/product.json' with { type: 'json' }
import recipes from './generated/recipes.json' with { type: 'json' }
import type { OperationId } from './operations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

/** Where each service is mounted. `{product}` is `commissary`. */
const services = [
  { specification: authentication, prefix: '' },
  { specification: product, prefix: '/commissary' },
  { specification: recipes, prefix: '' },
  { specification: inventory, prefix: '' },
]

export interface ContractRoute extends Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  id: OperationId
}

let routes: Promise<ContractRoute[]> | undefined

/** Method, address and schemas of every operation. Reading them takes a third of a second: once for all servers of a process. */
export function contractRoutes(): Promise<ContractRoute[]> {
  return (routes ??= readRoutes())
}

/** The plugin adds routes to a server that never listens; it fills in all but the configuration. */
async function readRoutes(): Promise<ContractRoute[]> {
  const found: ContractRoute[] = []
  const reader = fastify({ exposeHeadRoutes: false })
  reader.setValidatorCompiler(validatorCompiler)
  reader.setSerializerCompiler(serializerCompiler)
  reader.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    if (config?.operationId) found.push({ method, url, schema, id: config.operationId })
  })
  for (const { specification, prefix } of services) {
    await reader.register(fastifyOpenapiGlue, {
      specification,
      prefix,
      operationResolver: (operationId: string) => ({ config: { operationId } }) as RouteOptions,
    })
  }
  return found
}
