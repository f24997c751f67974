import { recordSections, type LineField, type RecordField, type RecordSection } from './record-fields.ts'
import {
  countedLines,
  dispositionOf,
  groupCount,
  hasUnknownFood,
  headerCount,
  holdingOf,
  lineCount,
  lineGroupCount,
  lineText,
  type ProductionSheet,
  type SheetLine,
} from './sheet.ts'
import { lineTotals, sheetTotals, sumOf } from './sheet-totals.ts'

/** Hot food is held at 135 °F or above, cold food at 41 °F or below (FDA Food Code 3-501.16; the same on a van). */
export const hotLimit = 135
export const coldLimit = 41

export const alertKinds = [
  'substituteUnknown',
  'leftoverShare',
  'servedOverPrepared',
  'servedOverArrived',
  'shortOnArrival',
  'unaccounted',
  'milkBelowMeals',
  'holdingMissing',
  'temperatureMissing',
  'hotBelow',
  'coldAbove',
  'dispositionMissing',
  'discardReasonMissing',
  'actionMissing',
] as const
export type AlertKind = (typeof alertKinds)[number]

export interface SheetAlert {
  kind: AlertKind
  /** The key of a line; null = the whole record. */
  line: string | null
  /** The field to look at: of `line`, or of the record if `line` is null. */
  field: LineField | RecordField | null
  /** The column; null = all of them. */
  programId: number | null
  /** Servings, meals, degrees or percent; null where no number applies. */
  amount: number | null
  /** What `amount` is compared with. */
  limit: number | null
}

/** A line's temperatures, with the section that takes them. `isRequired` applies where food is hot or cold. */
const lineTemperatures = (isVended: boolean): { field: LineField; section: RecordSection; isRequired: boolean }[] => [
  { field: 'cookDegrees', section: 'kitchen', isRequired: false },
  { field: 'holdDegrees', section: 'kitchen', isRequired: false },
  ...(isVended
    ? ([
        { field: 'dispatchDegrees', section: 'kitchen', isRequired: true },
        { field: 'arrivalDegrees', section: 'school', isRequired: true },
      ] as const)
    : []),
  { field: 'serveDegrees', section: 'school', isRequired: true },
  { field: 'endDegrees', section: 'school', isRequired: false },
]

const actionOf = { kitchen: 'kitchenAction', school: 'correctiveAction' } as const

/** The alerts of a record, in the order of its lines. `leftoverPct` is the share of prepared servings that may be left over. */
export function sheetAlerts(sheet: ProductionSheet, leftoverPct: number): SheetAlert[] {
  return [
    ...milkAlerts(sheet),
    ...(sheet.isVended ? vanAlerts(sheet) : []),
    ...countedLines(sheet).flatMap((line) => [
      ...substituteAlerts(sheet, line),
      ...servingAlerts(sheet, line, leftoverPct),
      ...temperatureAlerts(sheet, line),
    ]),
  ]
}

const alertOf = (kind: AlertKind, rest: Partial<SheetAlert> = {}): SheetAlert => ({
  kind,
  line: null,
  field: null,
  programId: null,
  amount: null,
  limit: null,
  ...rest,
})

const substituteAlerts = (sheet: ProductionSheet, { key }: SheetLine): SheetAlert[] =>
  hasUnknownFood(sheet, key) ? [alertOf('substituteUnknown', { line: key, field: 'servedInstead' })] : []

function servingAlerts(sheet: ProductionSheet, line: SheetLine, leftoverPct: number): SheetAlert[] {
  const { key } = line
  const { prepared, served, leftover, discarded, unaccounted } = lineTotals(sheet, line)
  const [dispatched, arrived] = [lineCount(sheet, key, 'dispatched'), lineCount(sheet, key, 'arrived')]
  const alerts: SheetAlert[] = []
  const add = (kind: AlertKind, rest: Partial<SheetAlert>) => alerts.push(alertOf(kind, { line: key, ...rest }))

  if (prepared !== null && served.known > prepared) {
    add('servedOverPrepared', { field: 'prepared', amount: served.known, limit: prepared })
  } else if (unaccounted !== null && unaccounted !== 0) {
    add('unaccounted', { field: 'leftover', amount: unaccounted })
  }
  if (sheet.isVended && arrived !== null) {
    if (dispatched !== null && arrived < dispatched) {
      add('shortOnArrival', { field: 'arrived', amount: arrived, limit: dispatched })
    }
    if (served.known > arrived) add('servedOverArrived', { field: 'arrived', amount: served.known, limit: arrived })
  }
  if (prepared !== null && prepared > 0 && leftover !== null && (leftover / prepared) * 100 > leftoverPct) {
    add('leftoverShare', { field: 'leftover', amount: Math.round((leftover / prepared) * 100), limit: leftoverPct })
  }
  if (leftover !== null && leftover > 0 && dispositionOf(sheet, key) === null) {
    add('dispositionMissing', { field: 'disposition', amount: leftover })
  }
  if (discarded !== null && discarded > 0 && lineText(sheet, key, 'discardReason') === null) {
    add('discardReasonMissing', { field: 'discardReason', amount: discarded })
  }
  return alerts
}

function temperatureAlerts(sheet: ProductionSheet, line: SheetLine): SheetAlert[] {
  const { key } = line
  const holding = holdingOf(sheet, line)
  const { prepared, served } = lineTotals(sheet, line)
  const isUnderWay = { kitchen: (prepared ?? 0) > 0, school: served.known > 0 }
  if (holding === 'room') return []
  if (holding === null) {
    return isUnderWay.kitchen || isUnderWay.school ? [alertOf('holdingMissing', { line: key, field: 'holding' })] : []
  }
  const alerts: SheetAlert[] = []
  for (const { field, section, isRequired } of lineTemperatures(sheet.isVended)) {
    const degrees = lineCount(sheet, key, field)
    if (degrees === null) {
      if (isRequired && isUnderWay[section]) alerts.push(alertOf('temperatureMissing', { line: key, field }))
    } else if (!isSafe(holding, degrees)) alerts.push(outside(holding, degrees, { line: key, field }))
  }
  // A food that is outside its limit is served only after something was done about it.
  for (const section of recordSections) {
    const fields = new Set<string | null>(
      lineTemperatures(sheet.isVended).flatMap((one) => (one.section === section ? [one.field] : [])),
    )
    const isOutside = alerts.some(({ kind, field }) => kind !== 'temperatureMissing' && fields.has(field))
    const field = actionOf[section]
    if (isOutside && lineText(sheet, key, field) === null) alerts.push(alertOf('actionMissing', { line: key, field }))
  }
  return alerts
}

function vanAlerts(sheet: ProductionSheet): SheetAlert[] {
  const alerts = (['hotAtDeparture', 'hotAtArrival', 'coldAtDeparture', 'coldAtArrival'] as const).flatMap((field) => {
    const degrees = headerCount(sheet, field)
    const holding = field.startsWith('hot') ? 'hot' : 'cold'
    return degrees === null || isSafe(holding, degrees) ? [] : [outside(holding, degrees, { field })]
  })
  const isOpen = alerts.length > 0 && sheet.entries['vanAction'] === undefined
  return isOpen ? [...alerts, alertOf('actionMissing', { field: 'vanAction' })] : alerts
}

const isSafe = (holding: 'hot' | 'cold', degrees: number) =>
  holding === 'hot' ? degrees >= hotLimit : degrees <= coldLimit

const outside = (holding: 'hot' | 'cold', amount: number, rest: Partial<SheetAlert>): SheetAlert =>
  holding === 'hot'
    ? alertOf('hotBelow', { ...rest, amount, limit: hotLimit })
    : alertOf('coldAbove', { ...rest, amount, limit: coldLimit })

/**
 * Milk belongs to every breakfast and lunch (7 CFR 210.10(d)). Without offer versus serve each student takes one, so the milk
 * that a column was served must cover its meals. Where students may decline it, the milk of the kitchen must.
 */
function milkAlerts(sheet: ProductionSheet): SheetAlert[] {
  if (sheet.menuType !== 'MEAL' && sheet.menuType !== 'BREAKFAST') return []
  const milk = countedLines(sheet).filter(({ category }) => category === 'Milk')
  const alerts = sheet.groups.flatMap(({ programId, offerVersusServe }) => {
    const meals = groupCount(sheet, programId, 'servedMeals')
    const own = milk.filter(({ plans }) => plans.some((plan) => plan.programId === programId))
    const served = sumOf(own.map(({ key }) => lineGroupCount(sheet, key, programId, 'served')))
    const isShort = meals !== null && served.isComplete && served.known < meals
    return isShort && !offerVersusServe ? [milkAlert(programId, meals, served.known)] : []
  })
  const { servedMeals } = sheetTotals(sheet)
  const prepared = sumOf(milk.map(({ key }) => lineCount(sheet, key, 'prepared')))
  const isShort = servedMeals.known > 0 && prepared.isComplete && prepared.known < servedMeals.known
  return isShort ? [...alerts, milkAlert(null, servedMeals.known, prepared.known)] : alerts
}

const milkAlert = (programId: number | null, meals: number, milk: number) =>
  alertOf('milkBelowMeals', { programId, amount: meals, limit: milk })
