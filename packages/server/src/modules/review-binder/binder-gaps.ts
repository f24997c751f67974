import {
  type AlertKind,
  countedLines,
  hasUnknownFood,
  lineText,
  neededSignatures,
  sheetAlerts,
} from '@commissary/domain/production'

import type { Schemas } from '../../contract/operations.ts'
import type { BinderEvidence, BinderGap } from '../../documents/binder-document.ts'
import type { MenuDocument } from '../../documents/menu-document.ts'

type ProductionRecord = Schemas['ProductionRecord']

interface BinderContent {
  /** The days with a menu. */
  dates: readonly string[]
  /** The last day of the week. */
  to: string
  records: readonly ProductionRecord[]
  menus: readonly Pick<MenuDocument, 'menuDays'>[]
  recipes: readonly { name: string; status: Schemas['Recipe']['status'] }[]
  evidence: readonly BinderEvidence[]
  isAnalysisMissing: boolean
}

/** Evidence that needs a document; a food of the Food Buying Guide or of USDA is identified by its name. */
const ofDocument: ReadonlySet<string | null> = new Set(['CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT'])

/** What a reviewer would look for and not find: days in order, then what is missing for the week. */
export function binderGaps(content: BinderContent): BinderGap[] {
  const { dates, to, records, menus, recipes, evidence, isAnalysisMissing } = content
  const recordOf = new Map(records.map((record) => [record.date, record]))
  const ofDays = [...new Set([...dates, ...recordOf.keys()])].sort().flatMap((date): BinderGap[] => {
    const record = recordOf.get(date)
    const placeholders = menus.flatMap(({ menuDays }) =>
      menuDays
        .filter((day) => day.date === date)
        .flatMap((day) => day.lines.filter(({ kind }) => kind === 'placeholder').map(({ name }) => name)),
    )
    return [
      ...[...new Set(placeholders)].map((name): BinderGap => ({ date, kind: 'placeholder', name })),
      ...(record ? recordGaps(record) : [{ date, kind: 'noRecord' } as const]),
    ]
  })
  const ofWeek: BinderGap[] = [
    ...(dates.length === 0 ? [{ date: null, kind: 'noMenu' } as const] : []),
    ...(isAnalysisMissing ? [{ date: null, kind: 'noAnalysis' } as const] : []),
    ...recipes
      .filter(({ status }) => status === 'draft')
      .map(({ name }): BinderGap => ({ date: null, kind: 'draft', name })),
    ...evidence.flatMap(({ name, evidence: proof, document, expiresOn }): BinderGap[] => {
      if (proof === null) return [{ date: null, kind: 'noEvidence', name }]
      if (ofDocument.has(proof) && document === null) return [{ date: null, kind: 'noDocument', name }]
      return expiresOn !== null && expiresOn < to ? [{ date: null, kind: 'expired', name, until: expiresOn }] : []
    }),
  ]
  return [...ofDays, ...ofWeek]
}

/** What can be missing for items, with the form's alert about it. */
const ofItems = [
  ['noHolding', 'holdingMissing'],
  ['noTemperature', 'temperatureMissing'],
  ['noAction', 'actionMissing'],
  ['noDisposition', 'dispositionMissing'],
  ['noDiscardReason', 'discardReasonMissing'],
] as const satisfies [BinderGap['kind'], AlertKind][]

function recordGaps(record: ProductionRecord): BinderGap[] {
  const { date, lines, signatures } = record
  const parts = neededSignatures(record).filter((part) => !signatures.some((one) => one.part === part))
  // By the form's rules, so that both name the same items.
  const alerts = sheetAlerts({ ...record, menuType: record.itemType }, record.leftoverPct)
  const itemsWith = (kind: AlertKind) => {
    const keys = new Set(alerts.flatMap((alert) => (alert.kind === kind ? [alert.line] : [])))
    return lines.filter(({ key }) => keys.has(key)).map(({ name }) => name)
  }
  const gaps = countedLines(record)
    .filter(({ key }) => hasUnknownFood(record, key))
    .map(({ key }): BinderGap => ({ date, kind: 'placeholder', name: lineText(record, key, 'servedInstead') ?? '' }))
  if (parts.length > 0) gaps.push({ date, kind: 'unsigned', parts })
  for (const [kind, alert] of ofItems) {
    const items = itemsWith(alert)
    if (items.length > 0) gaps.push({ date, kind, items })
    // The van is not an item.
    if (alert === 'actionMissing' && alerts.some((one) => one.kind === alert && one.line === null)) {
      gaps.push({ date, kind: 'noVanAction' })
    }
  }
  return gaps
}
