import { Button, LinkTabs, Screen, Stack, useLatePart } from '@commissary/ui'
import { createElement, lazy, Suspense } from 'react'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { ScreenTexts } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { openAreas } from '../../messages/shown-language.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { IngredientList, preloadIngredientList } from './IngredientList.tsx'

// Most visits are to the caterer's own list, which has a size budget.
const OtherList = lazy(async () => ({ default: (await import('./OtherList.tsx')).OtherList }))

const changedSpecsTexts = ['ingredients', 'words', 'whereUsed'] as const
// Makes its own call and shows nothing until then, so the rows load first.
const loadChangedSpecs = async () => {
  const [{ ChangedSpecs }] = await Promise.all([
    import('../../where-used/ChangedSpecs.tsx'),
    openAreas(changedSpecsTexts),
  ])
  return () => (
    <ScreenTexts areas={changedSpecsTexts}>
      <ChangedSpecs />
    </ScreenTexts>
  )
}

const shownLists = ['own', 'unassessed', 'reference'] as const

const shownList = (text: string | null) => choiceOf(shownLists, text ?? '') ?? 'own'

export const preload: Preload = (_, query) => {
  if (shownList(query.get('list')) === 'own') preloadIngredientList(query)
}

/** The caterer's ingredients, those whose crediting is left to assess, and the reference foods to start from. */
export function IngredientsScreen() {
  const t = useMessages()
  const record = useOpenRecord()
  const filters = useUrlFilters()
  const current = shownList(filters.get('list'))
  const q = filters.get('q') || null
  const [ChangedSpecs] = useLatePart(loadChangedSpecs, { isOptional: true })

  return (
    <Screen
      title={t('ingredients.title')}
      description={t('ingredients.description')}
      actions={
        <>
          {ChangedSpecs && createElement(ChangedSpecs)}
          <Button variant="solid" onClick={() => record.openNew()}>
            {t('ingredients.add')}
          </Button>
        </>
      }
    >
      <MenuFormats>
        <Stack>
          <LinkTabs
            label={t('ingredients.lists')}
            items={[
              { label: t('ingredients.own'), href: withQuery(paths.ingredients, { q }), isCurrent: current === 'own' },
              {
                label: t('ingredients.unassessed.tab'),
                href: withQuery(paths.ingredients, { list: 'unassessed', q }),
                isCurrent: current === 'unassessed',
              },
              {
                label: t('ingredients.reference'),
                href: withQuery(paths.ingredients, { list: 'reference', q }),
                isCurrent: current === 'reference',
              },
            ]}
          />
          <Suspense>{current === 'own' ? <IngredientList /> : <OtherList list={current} />}</Suspense>
        </Stack>
      </MenuFormats>
    </Screen>
  )
}
