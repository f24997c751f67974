import { databaseError, DatabaseError } from './errors.ts'

const maxAttempts = 4

/** Retries a transaction that the database aborted because of a conflict with another one. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const refusal = databaseError(error)
      const isCollision = refusal instanceof DatabaseError && ['40001', '40P01'].includes(refusal.code)
      if (!isCollision || attempt === maxAttempts) throw error
    }
  }
}
