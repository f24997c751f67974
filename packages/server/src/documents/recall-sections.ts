import { quantityText } from '@commissary/messages/kitchen'
import type { ReportCell, ReportSection } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../contract/operations.ts'
import type { RecallDocument } from './recall-document.ts'

type Lot = Schemas['TracedLot']
type Meal = Schemas['TracedMeal']

/** What was searched for, as the user entered it. */
export function recallFacts({ search }: RecallDocument, { t, formats }: Wording): ReportSection['facts'] {
  const { lotCodes, ingredient, vendor, itemCode, from, to } = search
  const facts = {
    lotCodes,
    ingredient,
    vendor,
    itemCode,
    from: from && formats.date(from),
    to: to && formats.date(to),
  }
  return (Object.keys(facts) as (keyof typeof facts)[]).flatMap((name) => {
    const value = facts[name]
    return value ? [{ label: t(`print.recall.facts.${name}`), value }] : []
  })
}

/** The lots, where they are, where they went, and the meals, each as a table. */
export function recallSections(document: RecallDocument, wording: Wording): ReportSection[] {
  const { trace } = document
  const { t, formats } = wording
  const lots = new Map(trace.lots.map((lot) => [lot.lotId, lot]))
  const amount = (lotId: number, quantity: string) => quantityOf(lots.get(lotId), quantity, wording)
  const name = (lotId: number): string => lots.get(lotId)?.ingredientName ?? ''
  const code = (lotId: number): string => codeOf(lots.get(lotId), wording)
  const facts = recallFacts(document, wording)
  const column = (label: Parameters<typeof columnText>[1], isNumber = false) => ({
    label: columnText(wording, label),
    isNumber,
  })
  return [
    {
      title: t('print.recall.lots'),
      facts,
      columns: [
        column('ingredient'),
        column('lot'),
        column('expires'),
        column('received'),
        column('quantity', true),
        column('used', true),
        column('left', true),
      ],
      rows: trace.lots.map((lot) =>
        row(
          lot.ingredientName,
          codeOf(lot, wording),
          lot.expiresOn === null ? t('print.recall.notNoted') : formats.date(lot.expiresOn),
          formats.date(lot.receivedOn),
          quantityOf(lot, lot.received, wording),
          quantityOf(lot, lot.used, wording),
          quantityOf(lot, lot.remaining, wording),
        ),
      ),
    },
    {
      title: t('print.recall.places'),
      facts,
      columns: [column('site'), column('location'), column('ingredient'), column('lot'), column('quantity', true)],
      rows: trace.places.map(({ lotId, siteName, sentFrom, locationName, quantity }) =>
        row(
          sentFrom === null ? siteName : t('print.recall.onTheWay', { from: sentFrom, to: siteName }),
          locationName ?? '–',
          name(lotId),
          code(lotId),
          amount(lotId, quantity),
        ),
      ),
    },
    {
      title: t('print.recall.transfers'),
      facts,
      columns: [column('date'), column('fromSite'), column('toSite'), column('lot'), column('quantity', true)],
      rows: trace.transfers.map(({ lotId, date, fromSite, toSite, quantity }) =>
        row(formats.date(date), fromSite ?? '–', toSite ?? '–', code(lotId), amount(lotId, quantity)),
      ),
    },
    {
      title: t('print.recall.meals'),
      facts,
      columns: [
        column('school'),
        column('date'),
        column('meal'),
        column('certainty'),
        column('dishes'),
        column('lot'),
        column('servings', true),
      ],
      rows: trace.meals.map((meal) => {
        const servings = servingsOf(meal)
        const held = meal.lots.map(({ lotId, quantity }) =>
          quantity === null ? code(lotId) : `${code(lotId)} (${amount(lotId, quantity)})`,
        )
        return row(
          meal.schoolName,
          formats.date(meal.date),
          t(`words.menuTypes.${meal.itemType}`),
          t(`print.recall.certainties.${meal.certainty}`),
          formats.list([...new Set(meal.dishes.map((dish) => dish.name))]),
          held.length === 0 ? t('common.unknown') : formats.list([...new Set(held)]),
          servings === null ? t('common.unknown') : formats.number(servings, 0),
        )
      }),
    },
  ]
}

/** The dishes' served servings, or else the prepared or planned ones; null if a dish has none of them. */
function servingsOf({ dishes }: Pick<Meal, 'dishes'>): number | null {
  if (dishes.length === 0) return null
  return dishes.reduce<number | null>((sum, { served, prepared, planned }) => {
    const own = served ?? prepared ?? planned
    return sum === null || own === null ? null : sum + own
  }, 0)
}

const columnText = (
  { t }: Wording,
  name:
    | 'ingredient'
    | 'lot'
    | 'expires'
    | 'received'
    | 'quantity'
    | 'used'
    | 'left'
    | 'site'
    | 'location'
    | 'date'
    | 'fromSite'
    | 'toSite'
    | 'school'
    | 'meal'
    | 'certainty'
    | 'dishes'
    | 'servings',
) => t(`print.recall.columns.${name}`)

const codeOf = (lot: Lot | undefined, { t }: Wording) => lot?.code ?? t('print.recall.withoutCode')

const quantityOf = (lot: Lot | undefined, quantity: string, { t }: Wording) =>
  lot ? quantityText(t, { amount: quantity, unit: lot.unit }) : quantity

const row = (...texts: string[]) => ({ level: 0, cells: texts.map((text): ReportCell => ({ text })) })
