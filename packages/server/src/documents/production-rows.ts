import {
  type Disposition,
  dividedPlan,
  type EntryValue,
  gradePath,
  groupPath,
  lineGradePath,
  type LineField,
  lineGroupPath,
  linePath,
  lineReadings,
  neededSignatures,
  plannedServingsOf,
} from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { momentFields } from '@commissary/messages/formats'
import { gradePortionText, panText } from '@commissary/messages/kitchen'
import { localeOf } from '@commissary/messages/languages'
import { creditDetails } from '@commissary/messages/nutrition'
import { shelfText } from '@commissary/messages/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../contract/operations.ts'
import type { ProductionDocument } from './production-document.ts'

type Group = Schemas['ProductionGroup']
type Line = Schemas['ProductionLine']

export interface PrintedFact {
  label: string
  /** Empty to fill in by hand. */
  value: string
}

/** What a page is about: a column of the record for one of its grade groups; null where it names none. */
export interface PrintedGroup {
  group: Group
  gradeGroup: GradeGroup | null
}

/** A page for each grade group, also where several are served one menu (7 CFR 210.10(a)(3)). */
export const productionPages = ({ groups }: Pick<ProductionDocument['record'], 'groups'>): PrintedGroup[] =>
  groups.flatMap((group): PrintedGroup[] => {
    const own: (GradeGroup | null)[] = group.gradeGroups.length === 0 ? [null] : group.gradeGroups
    return own.map((gradeGroup) => ({ group, gradeGroup }))
  })

const isShared = ({ group }: PrintedGroup) => group.gradeGroups.length > 1

/** Says which counts cover all grade groups of a menu; null if all are the page's own, as on a form to fill in by hand. */
export function sharedText({ form }: ProductionDocument, printed: PrintedGroup, { t }: Wording): string | null {
  if (!isShared(printed) || form === 'blank') return null
  return t('print.production.countedTogether', { grades: printed.group.grades })
}

/** The header of a page. */
export function productionFacts(document: ProductionDocument, printed: PrintedGroup, wording: Wording): PrintedFact[] {
  const { t, formats } = wording
  const { record, form } = document
  const show = shower(document, wording)
  const { group, gradeGroup } = printed
  const { programId, offerVersusServe, plannedMeals } = group
  const grades = isShared(printed) && gradeGroup !== null ? t(`words.gradeGroups.${gradeGroup}`) : group.grades
  const own = ofGrade(document, printed, wording)
  // Three numbers in one field: an unknown one gets a dash, one to fill in by hand gets a line.
  const isShown = (when: 'planned' | 'filled') => form === 'filled' || (form === 'planned' && when === 'planned')
  const list = (paths: string[], when: 'planned' | 'filled') =>
    paths.map((path) => show(path, when) || (isShown(when) ? '–' : '____')).join(' / ')
  const facts = {
    school: record.schoolName,
    date: formats.weekdayDate(record.date),
    menu: t('print.production.menuOfGrades', { menu: t(`words.menuTypes.${record.itemType}`), grades }),
    menuName: show('menuName', 'planned'),
    offerVersusServe: t(offerVersusServe ? 'print.production.yes' : 'print.production.no'),
    plannedMeals: own(
      gradeGroup && gradePath(programId, gradeGroup, 'plannedMeals'),
      show(groupPath(programId, 'plannedMeals'), 'planned', plannedMeals),
      'planned',
    ),
    plannedOthers: list(['plannedAdults', 'plannedSeconds', 'plannedALaCarte'], 'planned'),
    servedMeals: own(
      gradeGroup && gradePath(programId, gradeGroup, 'servedMeals'),
      show(groupPath(programId, 'servedMeals'), 'filled'),
      'filled',
    ),
    servedOthers: list(['servedAdults', 'servedSeconds', 'servedALaCarte'], 'filled'),
    water: show('waterAvailable', 'filled'),
  }
  return (Object.keys(facts) as (keyof typeof facts)[]).map((name) => ({
    label: t(`print.production.facts.${name}`),
    value: facts[name],
  }))
}

export interface PrintedRow {
  item: string
  notes: string[]
  cells: string[]
  /** Temperatures, which are in the last column. */
  readings: PrintedFact[]
}

/** The items of a column, in the order of the record. */
export function productionRows(document: ProductionDocument, printed: PrintedGroup, wording: Wording): PrintedRow[] {
  const { record } = document
  const { group, gradeGroup } = printed
  const { programId } = group
  const show = shower(document, wording)
  const own = ofGrade(document, printed, wording)
  return record.lines.flatMap((line): PrintedRow[] => {
    const plan = line.plans.find((one) => one.programId === programId)
    if (!plan) return []
    const { portionLabel: label, portion: serving, utensil, credits, servings } = plan
    const of = (field: LineField, when: 'planned' | 'filled' = 'filled') => show(linePath(line.key, field), when)
    return [
      {
        item: [line.name, line.number].filter(Boolean).join(' '),
        notes: notesOf(document, line, wording),
        cells: [
          gradePortionText(wording.t, { label, serving, utensil }),
          creditDetails(wording, credits),
          own(
            gradeGroup && lineGradePath(line.key, programId, gradeGroup, 'planned'),
            show(lineGroupPath(line.key, programId, 'planned'), 'planned', servings),
            'planned',
            dividedPlan(group, record.entries, plannedServingsOf(record, line.key, plan))?.[
              group.gradeGroups.findIndex((one) => one === gradeGroup)
            ],
          ),
          document.form === 'blank' ? '' : unitsText(document, line, wording),
          of('prepared'),
          ...(record.isVended ? [of('dispatched'), of('arrived')] : []),
          own(
            gradeGroup && lineGradePath(line.key, programId, gradeGroup, 'served'),
            show(lineGroupPath(line.key, programId, 'served'), 'filled'),
            'filled',
          ),
          adultsText(of('plannedAdults', 'planned'), of('servedAdults'), document),
          of('servedALaCarte'),
          of('servedSeconds'),
          [
            own(gradeGroup && lineGradePath(line.key, programId, gradeGroup, 'leftover'), of('leftover'), 'filled'),
            codeOf(record.entries[linePath(line.key, 'disposition')], document),
          ]
            .filter(Boolean)
            .join(' '),
          of('discarded'),
        ],
        readings: readingsOf(document, line, wording),
      },
    ]
  })
}

function notesOf(document: ProductionDocument, line: Line, { t }: Wording): string[] {
  const { record, form } = document
  const replaced = record.lines.find(({ key }) => key === line.replaces)
  const entry = (field: LineField) => (form === 'filled' ? record.entries[linePath(line.key, field)] : undefined)
  return [
    typeof entry('form') === 'string' ? String(entry('form')) : '',
    line.isUsdaFood || entry('usdaFoods') === true ? t('print.production.usda') : '',
    entry('leftoversUsed') === true ? t('print.production.leftoversUsed') : '',
    replaced ? t('print.production.replaces', { name: replaced.name, reason: line.reason ?? '' }) : '',
    typeof entry('servedInstead') === 'string'
      ? t('print.production.servedInstead', { food: String(entry('servedInstead')) })
      : '',
    typeof entry('discardReason') === 'string' ? String(entry('discardReason')) : '',
    typeof entry('kitchenAction') === 'string' ? String(entry('kitchenAction')) : '',
    typeof entry('correctiveAction') === 'string' ? String(entry('correctiveAction')) : '',
  ].filter((note) => note !== '')
}

/** What was used, else what is planned, in purchase units and pans. */
function unitsText({ record, form }: ProductionDocument, line: Line, { t }: Wording): string {
  const used = form === 'filled' ? record.entries[linePath(line.key, 'preparedUnits')] : undefined
  if (typeof used === 'string') return used
  const bought = line.purchases.map((purchase) =>
    line.purchases.length === 1 ? shelfText(t, purchase) : `${shelfText(t, purchase)} ${purchase.name}`,
  )
  const pans = line.pans.slice(0, 1).map((pan) => `${pan.pans} × ${panText(t, pan)}`)
  // One per line, because amounts contain commas.
  return [...pans, ...bought].join('\n')
}

/** Planned and served portions for adults; empty if there are neither. */
function adultsText(planned: string, served: string, { form }: ProductionDocument): string {
  if (planned === '' && served === '') return ''
  return form === 'filled' ? `${planned || '–'} / ${served || '–'}` : `${planned} / `
}

/** Temperatures with their times, each with the word for where it was taken. */
function readingsOf({ record, form }: ProductionDocument, line: Line, wording: Wording): PrintedFact[] {
  if (form !== 'filled') return []
  const { degrees: shown } = temperaturesOf(wording)
  const entry = (field: LineField) => record.entries[linePath(line.key, field)]
  return lineReadings.flatMap(({ name, time, degrees }) => {
    const value = entry(degrees)
    if (typeof value !== 'number') return []
    const label = wording.t(`print.production.readings.${name}`)
    return [{ label, value: [entry(time), `${shown(value)}°`].filter(Boolean).join(' ') }]
  })
}

/** A letter for what happened to leftovers, as the legend explains it. */
const codes: Record<Disposition, string> = { store: 'S', discard: 'D', donate: 'N', return: 'R' }
const codeOf = (value: EntryValue | undefined, { form }: ProductionDocument) =>
  form === 'filled' && typeof value === 'string' ? codes[value as Disposition] : ''

/** The van's temperatures and what was done about them; null where meals are not vended. */
export function vanText({ record, form }: ProductionDocument, wording: Wording): string | null {
  const { t } = wording
  if (!record.isVended) return null
  const entry = (name: string) => {
    const value = (form === 'filled' ? record.entries[name] : null) ?? '____'
    return typeof value === 'number' ? temperaturesOf(wording).text(value) : String(value)
  }
  const rides = (
    [
      ['vanDeparture', 'departedAt', 'hotAtDeparture', 'coldAtDeparture'],
      ['vanArrival', 'arrivedAt', 'hotAtArrival', 'coldAtArrival'],
    ] as const
  ).map(([text, time, hot, cold]) =>
    t(`print.production.${text}`, { time: entry(time), hot: entry(hot), cold: entry(cold) }),
  )
  const action = form === 'filled' ? record.entries['vanAction'] : '_'.repeat(60)
  const texts = typeof action === 'string' ? [t('print.production.vanAction', { action })] : []
  return [rides.join(' · '), ...texts].join('\n')
}

/** Who signed, else where to sign. */
export function signatureTexts({ record, form, timeZone, country, language }: ProductionDocument, { t }: Wording) {
  return neededSignatures(record).map((part) => {
    const signature = form === 'filled' ? record.signatures.find((one) => one.part === part) : undefined
    if (!signature) return { text: t(`print.production.signHere.${part}`), isSigned: false }
    const text = printedMoment({ timeZone, country, language }, signature.at)
    return { text: t(`print.production.${part}Part`, { name: signature.name, at: text }), isSigned: true }
  })
}

/** A moment where the caterer is: "Nov 18, 2026, 1:05 PM". */
export const printedMoment = (
  { timeZone, country, language }: Pick<ProductionDocument, 'timeZone' | 'country' | 'language'>,
  instant: string,
): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toLocaleString(localeOf(language, country), { ...momentFields })

/** Whether a line's food is counted: not a text, and not a line that another one replaces. */
export const isCounted = ({ kind, key }: Line, _: number, lines: readonly Line[]): boolean =>
  kind !== 'text' && !lines.some(({ replaces }) => replaces === key)

/**
 * Shows the count for a page's grade group; if only the count for all grade groups is known, it says so. `divided` is the group's
 * part of the plan.
 */
function ofGrade(document: ProductionDocument, printed: PrintedGroup, wording: Wording) {
  const show = shower(document, wording)
  return (path: string | null, all: string, when: 'planned' | 'filled', divided: number | null = null): string => {
    if (!isShared(printed) || path === null) return all
    const own = show(path, when, divided)
    return own !== '' || all === '' ? own : wording.t('print.production.ofAll', { count: all })
  }
}

/** Shows an entered value on the forms that have it; `fallback` is the menu's value. */
function shower({ record, form }: ProductionDocument, { t, formats }: Wording) {
  return (path: string, when: 'planned' | 'filled', fallback: number | null = null): string => {
    if (form === 'blank' || (form === 'planned' && when === 'filled')) return ''
    const value = record.entries[path] ?? fallback
    if (typeof value === 'number') return formats.number(value, 0)
    if (typeof value === 'boolean') return t(value ? 'print.production.yes' : 'print.production.no')
    return value ?? ''
  }
}
