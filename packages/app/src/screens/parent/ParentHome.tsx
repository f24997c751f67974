import { type OwnFamily, useReadOwnFamily } from '@commissary/api-client'
import { EmptyState, ErrorState, Screen, Skeleton, Stack, Tabs } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { ChildMenu } from './ChildMenu.tsx'

/** The children with their school's menu for today and the next days. Shows `?child=12`, by default the first child. */
export function ParentHome() {
  const t = useMessages()
  const { catererName } = useSession()
  const family = useReadOwnFamily()

  return (
    <Screen title={t('shell.titles.parent')} description={t('parent.by', { caterer: catererName })}>
      {family.data ? (
        <Children family={family.data} onChanged={() => family.mutate()} />
      ) : family.error ? (
        <ErrorState error={family.error} onRetry={() => family.mutate()} />
      ) : (
        <Skeleton lines={14} />
      )}
    </Screen>
  )
}

function Children({ family, onChanged }: { family: OwnFamily; onChanged: () => Promise<unknown> }) {
  const t = useMessages()
  const { get, set } = useUrlFilters()
  const { children } = family
  const shown = children.find(({ id }) => String(id) === get('child')) ?? children[0]

  if (!shown) {
    return (
      <EmptyState kind="none" title={t('parent.noChildrenTitle')}>
        {t('parent.noChildrenHint')}
      </EmptyState>
    )
  }
  const menu = <ChildMenu key={shown.id} family={family} child={shown} onChanged={onChanged} />
  if (children.length === 1) return menu
  return (
    <Stack>
      <Tabs
        label={t('parent.children')}
        tabs={children.map(({ id, firstName, lastName }) => {
          // Two children can have one first name.
          const isShared = children.some((one) => one.id !== id && one.firstName === firstName)
          return { id: String(id), label: isShared ? `${firstName} ${lastName}` : firstName }
        })}
        value={String(shown.id)}
        onChange={(child) => set({ child })}
      >
        {menu}
      </Tabs>
    </Stack>
  )
}
