import type { Handlers } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { readOwnStandards } from '../analysis-settings/store.ts'
import { analyzeSchools, readSchoolsSource } from './schools.ts'
import { analyze, readAnalysisSource } from './store.ts'

/** Analyses and documents are computed outside the transaction, to keep it short. */
export function analysisHandlers(printer: Printer): Handlers<'analyzeMenu' | 'analyzeSchools' | 'printMenuAnalysis'> {
  return {
    async analyzeMenu({ body, caller, work }) {
      const source = await work((tx) => readAnalysisSource(tx, caller, body))
      return { status: 200, body: analyze(source, body) }
    },

    async analyzeSchools({ body, caller, work }) {
      const source = await work((tx) => readSchoolsSource(tx, caller, body))
      return { status: 200, body: { servings: source.servings, weeks: analyzeSchools(source) } }
    },

    async printMenuAnalysis({ body, caller, work, signal }) {
      const { source, standards } = await work(async (tx) => ({
        source: await readAnalysisSource(tx, caller, body),
        standards: await readOwnStandards(tx),
      }))
      const { school, days, discontinued, catererName, logo, country, language, currency, printedOn } = source
      const document = {
        analysis: analyze(source, body),
        days,
        discontinued,
        standards,
        catererName,
        logo,
        country,
        language,
        currency,
        printedOn,
      }
      const bytes = await printer.print(document, caller.catererId, signal)
      const { t } = wordingOf(document)
      const fileName = `${t('print.fileName', { school: school.schoolName, date: body.startDate })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },
  }
}
