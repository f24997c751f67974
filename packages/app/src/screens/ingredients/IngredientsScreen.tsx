import { Button, LinkTabs, Screen, Stack } from '@commissary/ui'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { IngredientList, preloadIngredientList } from './IngredientList.tsx'
import { ReferenceList } from './ReferenceList.tsx'

export const preload: Preload = (_, query) => {
  if (query.get('list') !== 'reference') preloadIngredientList(query)
}

/** The caterer's ingredients, and the reference foods to start from. */
export function IngredientsScreen() {
  const t = useMessages()
  const record = useOpenRecord()
  const filters = useUrlFilters()
  const isReference = filters.get('list') === 'reference'
  const q = filters.get('q') || null

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
