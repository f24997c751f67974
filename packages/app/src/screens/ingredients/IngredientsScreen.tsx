import { Button, LinkTabs, Screen, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense } from 'react'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { IngredientList } from './IngredientList.tsx'
import { ReferenceList } from './ReferenceList.tsx'

// The form is most of this screen's code, and the lists don't need it.
const IngredientScreen = lazy(async () => ({ default: (await import('./IngredientScreen.tsx')).IngredientScreen }))

/** The caterer's ingredients, and the reference foods to start from. `?open=` shows one of them as a page. */
export function IngredientsScreen() {
  const t = useMessages()
  const record = useOpenRecord()
  const filters = useUrlFilters()
  const isReference = filters.get('list') === 'reference'
  const q = filters.get('q') || null
  if (record.isOpen) {
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <IngredientScreen key={record.id ?? 'new'} record={record} />
      </Suspense>
    )
  }

  return (
    <Screen
      title={t('ingredients.title')}
      description={t('ingredients.description')}
      actions={
        <Button variant="solid" onClick={() => record.openNew()}>
          {t('ingredients.add')}
        </Button>
      }
    >
      <MenuFormats>
        <Stack>
          <LinkTabs
            label={t('ingredients.lists')}
            items={[
              { label: t('ingredients.own'), href: withQuery(paths.ingredients, { q }), isCurrent: !isReference },
              {
                label: t('ingredients.reference'),
                href: withQuery(paths.ingredients, { list: 'reference', q }),
                isCurrent: isReference,
              },
            ]}
          />
          {isReference ? <ReferenceList /> : <IngredientList />}
        </Stack>
      </MenuFormats>
    </Screen>
  )
}
