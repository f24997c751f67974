import { readCompositionReport } from '@commissary/api-client'
import { nutrientCodes } from '@commissary/domain/food'
import { Button, EmptyState, Link } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'
import type { LinkedRow, ReportView } from '../../reports/tables/report-view.ts'
import { TableReportScreen } from '../../reports/tables/TableReportScreen.tsx'
import { useDrill } from '../../reports/tables/use-drill.ts'
import type { TableState } from '../../reports/tables/use-table-state.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { nutrientsIn } from './chosen-nutrients.ts'
import { NutrientsDialog } from './NutrientsDialog.tsx'

const PartsDialog = lazy(async () => ({ default: (await import('./PartsDialog.tsx')).PartsDialog }))

const kinds = ['recipe', 'ingredient', 'menuItem'] as const
const records = { recipe: paths.recipes, ingredient: paths.ingredients, menuItem: paths.masterItems } as const
const kindIn = (text: string | undefined) => choiceOf(kinds, text ?? '') ?? 'recipe'

/** Leads to what is behind a value: a recipe's ingredients. Other foods have their values in their record. */
const toParts = {
  to: ({ refs, drill }: LinkedRow) => (refs['kind'] === 'recipe' ? drill('parts', refs['foodId']) : null),
}
const toRecord = {
  module: 'catalog',
  to: ({ refs }: LinkedRow) => withQuery(records[kindIn(refs['kind'])], { open: refs['foodId'] }),
} as const

const view: ReportView = {
  id: 'composition',
  title: 'nutritionComposition',
  description: 'composition',
  read: (request) => readCompositionReport(request),
  period: 'menus',
  usualRange: 'thisMonth',
  tableId: 'nutrition-composition',
  search: (t) => t('foodReports.search'),
  choices: ['kind', 'basis', 'values', 'category', 'freeOf', 'nutrients', 'sort'],
  measure: 'calories',
  links: {
    food: toParts,
    ...Object.fromEntries(nutrientCodes.flatMap((code) => [code, `${code}Daily`].map((id) => [id, toParts]))),
  },
  action: { ...toRecord, label: (t) => t('foodReports.openRecord') },
  tools: (state) => <ChooseNutrients state={state} />,
  empty: (state) => <NoFoods kind={kindIn(state.get('kind'))} />,
  below: ({ state }) => <CompositionBelow state={state} />,
}

/** The nutrients of recipes, ingredients and master items side by side. */
export function NutritionCompositionScreen() {
  return <TableReportScreen view={view} />
}

/** Which nutrients are columns, in the address. */
function ChooseNutrients({ state }: { state: TableState }) {
  const t = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  const nutrients = nutrientsIn(state.get('nutrients'))
  return (
    <>
      <Button onClick={() => setChoosing(true)}>
        {t('foodReports.composition.nutrientsCount', { count: nutrients.length })}
      </Button>
      {isChoosing && (
        <NutrientsDialog
          chosen={nutrients}
          onChoose={(codes) => state.set({ nutrients: codes.join() })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

function NoFoods({ kind }: { kind: (typeof kinds)[number] }) {
  const t = useMessages()
  const canOpen = hasOneOf(['catalog'], useSession())
  return (
    <EmptyState
      title={t('foodReports.composition.emptyTitle')}
      action={canOpen && <Link href={records[kind]}>{t(`foodReports.composition.add.${kind}`)}</Link>}
    >
      {t(`foodReports.composition.empty.${kind}`)}
    </EmptyState>
  )
}

/** A link to what is missing, and the ingredients of the recipe that the address names. */
function CompositionBelow({ state }: { state: TableState }) {
  const t = useMessages()
  const { open, close } = useDrill()
  return (
    <>
      <div>
        <Link href={paths.missingNutrition}>{t('foodReports.composition.seeMissing')}</Link>
      </div>
      <Suspense>
        {open?.what === 'parts' && (
          <PartsDialog
            id={Number(open.of)}
            basis={state.get('basis') === 'per100g' ? 'per100g' : 'portion'}
            nutrients={nutrientsIn(state.get('nutrients'))}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
