import { pinScreen, preloadReadOwnScreens, useReadOwnScreens } from '@commissary/api-client'
import {
  EmptyState,
  ErrorState,
  LinkTiles,
  Screen,
  searchable,
  Section,
  Skeleton,
  Stack,
  TextField,
} from '@commissary/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { paths } from '../../routing/paths.ts'
import { menuGroups, type Route } from '../../routing/route-model.ts'
import { allowedRoutes, routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'
import { topicOf } from '../help/help-topics.ts'

const none = { pinned: [], recent: [] } as { pinned: string[]; recent: string[] }

export const preload: Preload = () => preloadReadOwnScreens()

/**
 * The landing page of a menu: every screen of it that the user can open, grouped as the menu, with a search; above them the pages
 * that the user pinned and last used, on any device.
 */
export function LandingScreen() {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const showFailure = useFailureToast()
  // Tiles must not move under the pointer of someone who comes back to the page.
  const own = useReadOwnScreens({ revalidateOnFocus: false })
  const { pinned, recent } = own.data ?? none
  const isLoading = !own.data && !own.error
  const route = routeOf(pathname)
  if (!route) return null
  // /recipes is the catalog's part of the menu.
  const isCatalog = route.path === paths.recipesHome
  const place = route.path === paths.reports ? 'reports' : 'manage'
  const here = allowedRoutes(session).filter(
    ({ menu }) => menu?.place === place && (!isCatalog || menu.group === 'catalog'),
  )
  const tileOf = (one: Route) => {
    const topic = topicOf(one.id)
    return {
      id: one.id,
      label: t(`shell.titles.${one.id}`),
      href: one.path,
      description: topic === null ? undefined : t(`helpTopics.${topic}.what`),
      isPinned: pinned.includes(one.id),
    }
  }
  const words = searchable(query).split(/\s+/).filter(Boolean)
  const matches = here.filter((one) => {
    const { label, description = '' } = tileOf(one)
    const text = searchable(`${label} ${description}`)
    return words.every((word) => text.includes(word))
  })
  const byId = (ids: readonly string[]) => ids.flatMap((id) => here.find((one) => one.id === id) ?? [])

  async function handlePin({ id }: { id: string }) {
    const isPinned = !pinned.includes(id)
    const others = pinned.filter((one) => one !== id)
    try {
      await own.mutate(pinScreen(id, { isPinned }), {
        optimisticData: { pinned: isPinned ? [...others, id] : others, recent },
        revalidate: false,
      })
    } catch (error) {
      showFailure(error)
    }
  }

  const section = (title: string, routes: readonly Route[]) =>
    routes.length > 0 && (
      <Section key={title} title={title}>
        <LinkTiles
          label={title}
          tiles={routes.map(tileOf)}
          {...(own.data && { onPin: handlePin })}
          pinText={({ label, isPinned }) => t(isPinned ? 'landing.unpin' : 'landing.pin', { page: label })}
        />
      </Section>
    )

  return (
    <Screen title={t(`shell.titles.${route.id}`)} description={t('landing.description')}>
      <Stack gap={5}>
        <TextField
          type="search"
          label={t('landing.search')}
          isLabelHidden
          placeholder={t('landing.search')}
          value={query}
          onChange={setQuery}
        />
        {own.error && !own.data && <ErrorState size="small" error={own.error} onRetry={() => own.mutate()} />}
        {/* Pinned pages come first: the groups below wait for them, so that nothing moves. */}
        {isLoading && words.length === 0 ? (
          <Skeleton lines={12} />
        ) : (
          <>
            {words.length === 0 && section(t('landing.pinned'), byId(pinned))}
            {words.length === 0 &&
              section(
                t('landing.recent'),
                byId(recent).filter(({ id }) => !pinned.includes(id)),
              )}
            {menuGroups.map((group) =>
              section(
                t(`shell.${group}`),
                matches.filter(({ menu }) => menu?.group === group),
              ),
            )}
          </>
        )}
        {matches.length === 0 && (
          <EmptyState kind="no-match" title={t('landing.noMatch', { query })}>
            {t('landing.noMatchHint')}
          </EmptyState>
        )}
      </Stack>
    </Screen>
  )
}
