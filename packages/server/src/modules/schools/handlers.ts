import type { Handlers } from '../../contract/operations.ts'
import { listMealPrograms, listSchools } from './store.ts'

export const schoolHandlers: Handlers<'listSchools' | 'listMealPrograms'> = {
  // Schools do not change by date yet: every date shows the same ones.
  async listSchools({ caller, work }) {
    return { status: 200, body: { data: { schools: await work((tx) => listSchools(tx, caller.userId)) } } }
  },

  async listMealPrograms({ work }) {
    return { status: 200, body: { _embedded: { mealPrograms: await work(listMealPrograms) } } }
  },
}
