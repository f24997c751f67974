import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/work.ts'

/** `GET /healthz` returns 200 while the database responds, and 503 otherwise. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.system((tx) => tx.execute(sql`select 1`))
      return { status: 'ok', database: database.kind }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: database.kind })
    }
  })
}
