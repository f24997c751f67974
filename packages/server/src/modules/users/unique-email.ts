import { rejected } from '../../contract/api-error.ts'
import { databaseError, DatabaseError } from '../../db/errors.ts'
import { message } from '../../shared/messages.ts'

/** User names are unique across caterers, because logins include no caterer. The index decides between concurrent writes. */
export async function uniqueEmail<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const refusal = databaseError(error)
    if (refusal instanceof DatabaseError && refusal.constraint === 'app_user_user_name') {
      throw rejected({ email: message('users.emailTaken') })
    }
    throw error
  }
}
