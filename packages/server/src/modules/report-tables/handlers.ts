import type { Answer, Call, Handlers } from '../../contract/operations.ts'
import type { ReportId } from './definition.ts'
import { definitionOf } from './definitions.ts'
import type { ReportExporter } from './export-jobs.ts'
import { cancelExport, insertExport, readExport, readExportFile } from './export-store.ts'
import { readTable } from './read-table.ts'
import { groupsOf, scopeOf } from './scope.ts'

type Reads =
  | 'readCurrentInventoryReport'
  | 'readMenuCostingReport'
  | 'readPurchaseOrderReport'
  | 'readProductionRecordReport'
  | 'readMealReport'
  | 'readDepositReport'
  | 'readSalesReport'

const reads =
  (id: ReportId) =>
  async ({ body, caller, work }: Pick<Call<Reads>, 'body' | 'caller' | 'work'>): Promise<Answer<Reads>> => ({
    status: 200,
    body: await work((tx) => readTable(tx, caller, definitionOf(id), body)),
  })

export function reportTableHandlers(
  exporter: ReportExporter,
): Handlers<Reads | 'beginReportExport' | 'readReportExport' | 'cancelReportExport' | 'readReportExportFile'> {
  return {
    readCurrentInventoryReport: reads('currentInventory'),
    readMealReport: reads('meals'),
    readDepositReport: reads('deposits'),
    readSalesReport: reads('sales'),
    readMenuCostingReport: reads('menuCosting'),
    readPurchaseOrderReport: reads('purchaseOrders'),
    readProductionRecordReport: reads('productionRecords'),

    async beginReportExport({ body, caller, once, t }) {
      const answer = await once(async (tx) => {
        const definition = definitionOf(body.report)
        // Refuse a bad request now. The job reads it again when it starts.
        groupsOf(definition, { ...body.request, path: [] })
        await scopeOf(tx, caller, definition, body.request)
        const saved = await insertExport(tx, body)
        return { status: 202, body: { data: { message: t('reportTables.begun'), ...saved } } }
      })
      const { id } = answer.body.data
      if (id !== undefined) exporter.begin(caller, id)
      return answer
    },

    async readReportExport({ path, caller, work }) {
      const { job, isAbandoned } = await work((tx) => readExport(tx, path.id))
      if (isAbandoned) exporter.begin(caller, path.id)
      return { status: 200, body: job }
    },

    async cancelReportExport({ path, work, t }) {
      await work((tx) => cancelExport(tx, path.id))
      exporter.cancel(path.id)
      return { status: 200, body: { data: { message: t('reportTables.cancelled'), id: path.id } } }
    },

    async readReportExportFile({ path, work }) {
      const { name, mediaType, bytes } = await work((tx) => readExportFile(tx, path.id))
      return { status: 200, body: { fileName: name, mediaType, bytes } }
    },
  }
}
