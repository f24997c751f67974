import { Readable } from 'node:stream'

import type { Answer, Call, Handlers } from '../../contract/operations.ts'
import { readPieces } from '../../files/file-store.ts'
import type { ReportId } from './definition.ts'
import { definitionOf } from './definitions.ts'
import type { ReportExporter } from './export-types.ts'
import { beginExport, cancelExport, readExport, readExportFile } from './export-store.ts'
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
  | 'readCompositionReport'
  | 'readMissingNutritionReport'
  | 'readDiscontinuedReport'

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
    readCompositionReport: reads('composition'),
    readMissingNutritionReport: reads('missingNutrition'),
    readDiscontinuedReport: reads('discontinuedItems'),
    readMenuCostingReport: reads('menuCosting'),
    readPurchaseOrderReport: reads('purchaseOrders'),
    readProductionRecordReport: reads('productionRecords'),

    async beginReportExport(call) {
      const { body, caller } = call
      return beginExport(call, exporter, async (tx) => {
        const definition = definitionOf(body.report)
        // Refuse a bad request now. The job reads it again when it starts.
        groupsOf(definition, { ...body.request, path: [] })
        await scopeOf(tx, caller, definition, body.request)
      })
    },

    async readReportExport({ path, caller, work }) {
      const { job, isAbandoned } = await work((tx) => readExport(tx, caller.userId, path.id))
      if (isAbandoned) exporter.begin(caller, path.id)
      return { status: 200, body: job }
    },

    async cancelReportExport({ path, caller, work, t }) {
      await work((tx) => cancelExport(tx, caller.userId, path.id))
      exporter.cancel(path.id)
      return { status: 200, body: { data: { message: t('reportTables.cancelled'), id: path.id } } }
    },

    async readReportExportFile({ path, caller, work }) {
      const { id, name, mediaType, sizeBytes } = await work((tx) => readExportFile(tx, caller.userId, path.id))
      // A year of orders does not fit into memory at once for each download.
      const pieces = readPieces(work, id)
      const bytes = Readable.from(pieces, { objectMode: false })
      return { status: 200, body: { fileName: name, mediaType, bytes, ...(sizeBytes !== null && { size: sizeBytes }) } }
    },
  }
}
