import type { Handlers } from '../../contract/operations.ts'
import type { MenuPlanner } from './plan-jobs.ts'
import { readPlanSource } from './problem.ts'
import { cancelPlan, insertPlan, readPlan } from './store.ts'

export function nutritionPlannerHandlers(
  planner: MenuPlanner,
): Handlers<'beginMenuPlan' | 'readMenuPlan' | 'cancelMenuPlan'> {
  return {
    async beginMenuPlan({ body, caller, once, t }) {
      const answer = await once(async (tx) => {
        // Refuse a bad request now. The thread reads the source again when it starts.
        await readPlanSource(tx, body)
        const saved = await insertPlan(tx, body)
        return { status: 202, body: { data: { message: t('nutritionPlanner.begun'), ...saved } } }
      })
      const { id } = answer.body.data
      if (id !== undefined) planner.begin(caller.catererId, id)
      return answer
    },

    async readMenuPlan({ path, caller, work }) {
      const { plan, isAbandoned } = await work((tx) => readPlan(tx, path.id))
      if (isAbandoned) planner.begin(caller.catererId, path.id)
      return { status: 200, body: plan }
    },

    async cancelMenuPlan({ path, work, t }) {
      await work((tx) => cancelPlan(tx, path.id))
      planner.cancel(path.id)
      return { status: 200, body: { data: { message: t('nutritionPlanner.cancelled'), id: path.id } } }
    },
  }
}
