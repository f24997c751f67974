import type { ProductionLine } from '@commissary/api-client'
import { leftoverPaths, type LineField, linePath, lineText } from '@commissary/domain/production'
import { gradePortionText, panText } from '@commissary/messages/kitchen'
import { creditDetails } from '@commissary/messages/nutrition'
import { shelfText } from '@commissary/messages/production'
import type { Wording } from '@commissary/messages/wording'
import {
  Badge,
  Banner,
  Button,
  Card,
  Columns,
  type Fact,
  Facts,
  Fold,
  Inline,
  Quiet,
  Stack,
  useConfirm,
} from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { EntryField } from './EntryField.tsx'
import { LineCounts } from './LineCounts.tsx'
import { LineTemperatures } from './LineTemperatures.tsx'
import { useOpenProductionRecord } from './record-context.ts'
import { alertText, gradesText } from './record-texts.ts'

interface LineCardProps {
  line: ProductionLine
  onSubstitute: () => void
  onRemove: () => Promise<unknown>
}

/** An item of the record: what was planned of it, then what is entered before, during and after service. */
export function LineCard({ line, onSubstitute, onRemove }: LineCardProps) {
  const wording = useWording()
  const { t } = wording
  const { record, sheet, alerts, canEdit } = useOpenProductionRecord()
  const confirm = useConfirm()
  const { key, name, number, replaces, reason, isAdded, kind } = line
  const replacedBy = record.lines.find((one) => one.replaces === key)
  const replaced = record.lines.find((one) => one.key === replaces)
  const servedInstead = lineText(sheet, key, 'servedInstead')
  const own = alerts.filter((alert) => alert.line === key)
  const ofSheet = sheet.lines.find((one) => one.key === key)

  return (
    <Card
      titleAs="h3"
      title={name}
      actions={
        canEdit('kitchen') && (
          <Inline>
            {kind !== 'text' && !replacedBy && (
              <Button size="small" onClick={onSubstitute}>
                {t('production.substitute.label')}
              </Button>
            )}
            {isAdded && (
              <Button
                size="small"
                tone="danger"
                onClick={() =>
                  void confirm({
                    message: t('production.remove.confirm', { name }),
                    tone: 'danger',
                    onConfirm: onRemove,
                  })
                }
              >
                {t('production.remove.label')}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack>
        <Inline>
          {number !== null && <Quiet>{t('production.line.number', { number })}</Quiet>}
          {line.isUsdaFood && <Badge>{t('production.line.usda')}</Badge>}
          {isAdded && !replaced && <Badge tone="accent">{t('production.line.added')}</Badge>}
          {replaced && <Badge tone="accent">{t('production.line.replaces', { name: replaced.name })}</Badge>}
          {replacedBy && <Badge tone="danger">{t('production.line.replacedBy', { name: replacedBy.name })}</Badge>}
        </Inline>
        {servedInstead !== null && !replacedBy && (
          <strong>{t('production.line.servedInstead', { food: servedInstead })}</strong>
        )}
        {reason !== null && <Quiet>{t('production.line.reason', { reason })}</Quiet>}
        {kind === 'placeholder' && !replacedBy && <Banner tone="warning">{t('production.line.placeholder')}</Banner>}
        {own.length > 0 && (
          <Banner tone="warning">{own.map((alert) => alertText(wording, record, alert)).join(' ')}</Banner>
        )}
        {kind !== 'text' && !replacedBy && ofSheet && (
          <>
            <Facts items={planFacts(wording, line)} />
            <Purchases line={line} />
            <LineCounts line={line} />
            <LineTemperatures line={line} />
            <More line={line} />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** The number of ingredients that fit next to an item's other facts. */
const mostInFacts = 6

/** What to take from the shelf for a recipe of many ingredients. */
function Purchases({ line: { name, purchases } }: { line: ProductionLine }) {
  const { t } = useWording()
  const title = t('production.line.toTake', { count: purchases.length })
  if (purchases.length <= mostInFacts) return null
  return (
    <Fold isPlain title={title} name={t('production.line.partOf', { part: title, item: name })}>
      <Facts
        items={purchases.map((purchase) => ({
          id: String(purchase.ingredientId),
          label: purchase.name,
          value: shelfText(t, purchase),
        }))}
      />
    </Fold>
  )
}

/** Portion, contribution, purchase units and pans, and forecast. Columns with the same value share it. */
function planFacts(wording: Wording, line: ProductionLine): Fact[] {
  const { t, formats } = wording
  const { plans, purchases, pans } = line
  const shared = (values: string[]) => [...new Set(values)].filter(Boolean).join(' / ')
  const none = t('production.line.none')
  const bought = purchases.map((purchase) =>
    purchases.length === 1 ? shelfText(t, purchase) : `${shelfText(t, purchase)} ${purchase.name}`,
  )
  const inPans = pans.map((pan) => `${pan.pans} × ${panText(t, pan)}`)
  const [forecast] = plans.map((plan) => plan.forecast)
  const whole = (value: number | null) => (value === null ? none : formats.number(Math.round(value), 0))
  const total = (read: (plan: (typeof plans)[number]) => number | null) => {
    const values = plans.map(read)
    return values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  }
  return [
    {
      id: 'portion',
      label: t('production.line.portion'),
      value:
        shared(
          plans.map(({ portion, portionLabel, utensil }) =>
            gradePortionText(t, { serving: portion, label: portionLabel, utensil }),
          ),
        ) || none,
      detail: shared(plans.map(({ credits }) => creditDetails(wording, credits))),
    },
    {
      id: 'purchase',
      label: t('production.line.purchase'),
      value:
        inPans.join(', ') ||
        (bought.length > 1 ? t('production.line.ingredients', { count: bought.length }) : (bought[0] ?? none)),
      // Longer lists are in a separate fold.
      detail: bought.length <= mostInFacts && (inPans.length > 0 || bought.length > 1) ? bought.join(', ') : undefined,
    },
    {
      id: 'forecast',
      label: t('production.line.forecast'),
      value:
        forecast && forecast.days > 0
          ? t('production.line.forecastValue', {
              byPlan: whole(total((plan) => plan.forecast.byPlan)),
              byTakeRate: whole(total((plan) => plan.forecast.byTakeRate)),
            })
          : none,
      detail:
        forecast && forecast.days > 0
          ? t('production.line.forecastError', {
              byPlan: whole(total((plan) => plan.forecast.lastErrorByPlan)),
              byTakeRate: whole(total((plan) => plan.forecast.lastErrorByTakeRate)),
            })
          : t('production.line.noForecast'),
    },
  ]
}

const more = [
  'servedInstead',
  'form',
  'usdaFoods',
  'leftoversUsed',
  'preparedUnits',
  'plannedAdults',
  'servedAdults',
  'servedALaCarte',
  'servedSeconds',
  'discarded',
  'discardReason',
] as const satisfies LineField[]

/** Fields that forms require and most items leave blank. */
function More({ line: { key, name, plans } }: { line: ProductionLine }) {
  const wording = useWording()
  const { t } = wording
  const { groups } = useOpenProductionRecord().record
  return (
    <Fold
      isPlain
      title={t('production.line.more')}
      name={t('production.line.partOf', { part: t('production.line.more'), item: name })}
    >
      <Columns minWidth="8rem">
        {leftoverPaths({ key, plans }, groups).map(({ path, programId, gradeGroup }) => {
          const group = groups.find((one) => one.programId === programId)
          return (
            <EntryField
              key={path}
              path={path}
              label={t('production.line.forGrades', {
                field: t('production.fields.leftover'),
                grades: group ? gradesText(wording, group, gradeGroup) : '',
              })}
            />
          )
        })}
        {more.map((field) => (
          <EntryField key={field} path={linePath(key, field)} />
        ))}
      </Columns>
    </Fold>
  )
}
