import type { Handlers } from '../../contract/operations.ts'
import { listOpenRecords } from './open-records.ts'
import { readDashboard } from './read-dashboard.ts'

export const dashboardHandlers: Handlers<'readDashboard' | 'listOpenProductionRecords'> = {
  async readDashboard({ query, caller, work }) {
    return { status: 200, body: await work((tx) => readDashboard(tx, caller, query)) }
  },

  async listOpenProductionRecords({ query, caller, work }) {
    const productionRecords = await work((tx) => listOpenRecords(tx, caller.userId, query))
    return { status: 200, body: { _embedded: { productionRecords } } }
  },
}
