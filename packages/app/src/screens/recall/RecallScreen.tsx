import { LinkTabs, Screen, Stack } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { FromLot } from './FromLot.tsx'
import { FromMeal } from './FromMeal.tsx'

/** From a lot or a vendor's notice to every meal that contained it (the address keeps the search), or from a meal to its lots. */
export function RecallScreen() {
  const t = useMessages()
  const isFromMeal = useUrlFilters().get('view') === 'meal'
  return (
    <Screen title={t('recall.title')} description={t('recall.description')}>
      <Stack>
        <LinkTabs
          label={t('recall.views')}
          items={[
            { label: t('recall.fromLot'), href: paths.recall, isCurrent: !isFromMeal },
            { label: t('recall.fromMeal'), href: withQuery(paths.recall, { view: 'meal' }), isCurrent: isFromMeal },
          ]}
        />
        {isFromMeal ? <FromMeal /> : <FromLot />}
      </Stack>
    </Screen>
  )
}
