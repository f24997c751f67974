import type { MealTrace, TracedLot, TracedMeal, TracedPlace, TracedTransfer } from '@commissary/api-client'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'
import { Badge, Link } from '@commissary/ui'
import { type Column, defineColumns } from '@commissary/ui/table'

import { paths, withQuery } from '../../routing/paths.ts'

const tones = {
  held: 'danger',
  notClosed: 'accent',
  lotUnknown: 'neutral',
  leftoversUsed: 'accent',
  issueShort: 'neutral',
  notIssued: 'neutral',
} as const

const codeOf = ({ t }: Wording, lot: Pick<TracedLot, 'code'> | undefined) => lot?.code ?? t('recall.withoutCode')

/** A quantity of a lot in its base unit. */
const amountOf = ({ t, formats }: Wording, lot: Pick<TracedLot, 'unit'> | undefined, quantity: string) => {
  const amount = formats.amount(Number(quantity))
  return lot ? quantityText(t, { amount, unit: lot.unit }) : amount
}

/** A column of quantities, sorted as numbers. */
const quantityColumn = <Row,>(
  wording: Wording,
  id: 'quantity' | 'used' | 'outOfUse' | 'remaining',
  of: (row: Row) => [lot: Pick<TracedLot, 'unit'> | undefined, quantity: string | null],
): Column<Row> => ({
  id,
  header: `recall.columns.${id}`,
  value: (row) => {
    const [, quantity] = of(row)
    return quantity === null ? null : Number(quantity)
  },
  text: (row) => {
    const [lot, quantity] = of(row)
    return quantity === null ? wording.t('common.unknown') : amountOf(wording, lot, quantity)
  },
  align: 'end',
  isOneLine: true,
  isFilterable: false,
})

const dateColumn = <Row,>({ formats }: Wording, id: 'date' | 'received', of: (row: Row) => string): Column<Row> => ({
  id,
  header: `recall.columns.${id}`,
  value: of,
  text: (row) => formats.date(of(row)),
  isOneLine: true,
})

const certaintyColumn = <Row extends Pick<TracedMeal, 'certainty'>>({ t }: Wording): Column<Row> => ({
  id: 'certainty',
  header: 'recall.columns.certainty',
  value: ({ certainty }) => t(`recall.certainties.${certainty}`),
  cell: ({ certainty }) => <Badge tone={tones[certainty]}>{t(`recall.certainties.${certainty}`)}</Badge>,
  isOneLine: true,
})

const expiryColumn = <Row extends { expiresOn: string | null }>({ t, formats }: Wording): Column<Row> => ({
  id: 'expires',
  header: 'recall.columns.expires',
  value: ({ expiresOn }) => expiresOn,
  text: ({ expiresOn }) => (expiresOn === null ? t('recall.notNoted') : formats.date(expiresOn)),
  isOneLine: true,
})

/** The lots of a trace. */
export function lotColumns(wording: Wording): readonly Column<TracedLot>[] {
  const { t } = wording
  return defineColumns<TracedLot>([
    {
      id: 'ingredient',
      header: 'recall.columns.ingredient',
      value: ({ ingredientName: name, isArchived }) => (isArchived ? t('recall.archived', { name }) : name),
      width: '14rem',
    },
    { id: 'lot', header: 'recall.columns.lot', value: (lot) => codeOf(wording, lot), width: '8rem' },
    expiryColumn(wording),
    dateColumn(wording, 'received', ({ receivedOn }) => receivedOn),
    quantityColumn(wording, 'quantity', (lot) => [lot, lot.received]),
    quantityColumn(wording, 'used', (lot) => [lot, lot.used]),
    quantityColumn(wording, 'outOfUse', (lot) => [lot, lot.outOfUse]),
    quantityColumn(wording, 'remaining', (lot) => [lot, lot.remaining]),
  ])
}

const byId = (lots: readonly TracedLot[]) => new Map(lots.map((lot) => [lot.lotId, lot]))

/** A lot has one row at each place, and one for each pair of sites between which it is on the way. */
export const placeKey = ({ siteId, sentFrom, locationId, lotId }: TracedPlace) =>
  `${siteId} ${locationId} ${lotId} ${sentFrom ?? ''}`

/** Where lots are. */
export function placeColumns(wording: Wording, lots: readonly TracedLot[]): readonly Column<TracedPlace>[] {
  const { t } = wording
  const known = byId(lots)
  return defineColumns<TracedPlace>([
    {
      id: 'site',
      header: 'recall.columns.site',
      value: ({ siteName, sentFrom }) =>
        sentFrom === null ? siteName : t('recall.onTheWay', { from: sentFrom, to: siteName }),
      width: '12rem',
    },
    { id: 'location', header: 'recall.columns.location', value: ({ locationName }) => locationName },
    {
      id: 'ingredient',
      header: 'recall.columns.ingredient',
      value: ({ lotId }) => known.get(lotId)?.ingredientName,
      width: '12rem',
    },
    { id: 'lot', header: 'recall.columns.lot', value: ({ lotId }) => codeOf(wording, known.get(lotId)), width: '8rem' },
    quantityColumn(wording, 'quantity', ({ lotId, quantity }) => [known.get(lotId), quantity]),
  ])
}

/** Where lots went. */
export function transferColumns(wording: Wording, lots: readonly TracedLot[]): readonly Column<TracedTransfer>[] {
  const known = byId(lots)
  return defineColumns<TracedTransfer>([
    dateColumn(wording, 'date', ({ date }) => date),
    { id: 'fromSite', header: 'recall.columns.fromSite', value: ({ fromSite }) => fromSite, width: '12rem' },
    { id: 'toSite', header: 'recall.columns.toSite', value: ({ toSite }) => toSite, width: '12rem' },
    { id: 'lot', header: 'recall.columns.lot', value: ({ lotId }) => codeOf(wording, known.get(lotId)), width: '8rem' },
    quantityColumn(wording, 'quantity', ({ lotId, quantity }) => [known.get(lotId), quantity]),
  ])
}

/** The servings of a dish: served ones, else prepared, else planned. */
const servingsOf = ({ served, prepared, planned }: TracedMeal['dishes'][number]) => served ?? prepared ?? planned

/** The meals that contained lots, or may have. */
export function mealColumns(wording: Wording, lots: readonly TracedLot[]): readonly Column<TracedMeal>[] {
  const { t, formats } = wording
  const known = byId(lots)
  return defineColumns<TracedMeal>([
    { id: 'school', header: 'recall.columns.school', value: ({ schoolName }) => schoolName, width: '13rem' },
    dateColumn(wording, 'date', ({ date }) => date),
    {
      id: 'meal',
      header: 'recall.columns.meal',
      value: ({ itemType }) => t(`words.menuTypes.${itemType}`),
      isOneLine: true,
    },
    certaintyColumn(wording),
    {
      id: 'dishes',
      header: 'recall.columns.dishes',
      value: ({ dishes }) =>
        formats.list(
          dishes.map((dish) => {
            const servings = servingsOf(dish)
            return servings === null ? dish.name : t('recall.dish', { name: dish.name, servings })
          }),
        ),
      width: '14rem',
    },
    {
      id: 'lots',
      header: 'recall.columns.lot',
      value: ({ lots: own }) =>
        own.length === 0
          ? t('common.unknown')
          : formats.list(
              own.map(({ lotId, quantity }) => {
                const code = codeOf(wording, known.get(lotId))
                return quantity === null ? code : `${code}: ${amountOf(wording, known.get(lotId), quantity)}`
              }),
            ),
      width: '12rem',
    },
  ])
}

/** The lots of a meal; each leads to its trace. */
export function mealLotColumns(wording: Wording): readonly Column<MealTrace['lots'][number]>[] {
  const address = ({ code, ingredientId, ingredientName }: MealTrace['lots'][number]) =>
    withQuery(paths.recall, { lotCodes: code, ingredient: ingredientId, ingredientName })
  return defineColumns<MealTrace['lots'][number]>([
    {
      id: 'ingredient',
      header: 'recall.columns.ingredient',
      value: ({ ingredientName }) => ingredientName,
      width: '14rem',
    },
    {
      id: 'lot',
      header: 'recall.columns.lot',
      value: (lot) => codeOf(wording, lot),
      cell: (lot) => <Link href={address(lot)}>{codeOf(wording, lot)}</Link>,
      width: '8rem',
    },
    certaintyColumn(wording),
    expiryColumn(wording),
    dateColumn(wording, 'received', ({ receivedOn }) => receivedOn),
    quantityColumn(wording, 'quantity', (lot) => [lot, lot.quantity]),
  ])
}
