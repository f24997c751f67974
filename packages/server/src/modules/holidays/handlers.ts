import type { Handlers } from '../../contract/operations.ts'
import { deleteHoliday, insertHoliday, listHolidays } from './store.ts'

export const holidayHandlers: Handlers<'listCatererHolidays' | 'createCatererHoliday' | 'deleteCatererHoliday'> = {
  async listCatererHolidays({ query, work }) {
    const catererHolidays = await work((tx) => listHolidays(tx, query.startDate, query.endDate))
    return { status: 200, body: { _embedded: { catererHolidays } } }
  },

  async createCatererHoliday({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertHoliday(tx, body)
      return { status: 201, body: { data: { message: t('holidays.created'), ...saved } } }
    })
  },

  async deleteCatererHoliday({ path, work, t }) {
    const saved = await work((tx) => deleteHoliday(tx, path.id))
    return { status: 200, body: { data: { message: t('holidays.deleted'), ...saved } } }
  },
}
