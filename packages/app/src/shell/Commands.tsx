import { useListVendors, type Vendor } from '@commissary/api-client'
import { type Command, CommandPalette, type CommandSource, useRecentCommands } from '@commissary/ui/command'
import { Building2, LayoutGrid, Truck } from 'lucide-react'
import { useMemo } from 'react'

import { useMessages } from '../messages/messages.ts'
import { crumbsOf } from '../routing/navigation.ts'
import { paths, withQuery } from '../routing/paths.ts'
import { allowedRoutes } from '../routing/routes.ts'
import { useSession } from '../session/session.tsx'

/** Pages that the user menu links to. */
const inUserMenu: ReadonlySet<string> = new Set([paths.help, paths.changePassword])

const toCommand = ({ id, name, vendorCode }: Vendor): Command => ({
  id: String(id),
  label: name,
  detail: vendorCode,
  icon: <Truck aria-hidden />,
  href: withQuery(paths.vendors, { open: id }),
})

/** The command palette: the screens, schools and vendors that the user can open. */
export function Commands({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const session = useSession()
  const allowed = useMemo(() => allowedRoutes(session), [session])
  const isOpen = (path: string) => allowed.some((route) => route.path === path)
  const hasVendors = isOpen(paths.vendors)
  const hasMenus = isOpen(paths.schoolMenus)

  const vendors = useListVendors(session.catererId, { enabled: hasVendors })
  const vendorRows = vendors.data?.Vendors
  const vendorCommands = useMemo(() => vendorRows?.map(toCommand), [vendorRows])
  const { recentIds, remember } = useRecentCommands(`commissary.commands.${session.id}`)

  const screens = useMemo(
    () =>
      [...allowed.filter(({ menu }) => menu), ...allowed.filter(({ path }) => inUserMenu.has(path))].map(
        (route): Command => ({
          id: route.id,
          label: t(`shell.titles.${route.id}`),
          detail: crumbsOf(t, route).at(-2)?.label ?? '',
          icon: <LayoutGrid aria-hidden />,
          href: route.path,
        }),
      ),
    [allowed, t],
  )
  const schools = useMemo(
    () =>
      session.schools.map(({ schoolId, schoolName }): Command => ({
        id: String(schoolId),
        label: schoolName,
        detail: t('shell.titles.schoolMenus'),
        icon: <Building2 aria-hidden />,
        href: withQuery(paths.schoolMenus, { school: schoolId }),
      })),
    [session.schools, t],
  )

  const sources: CommandSource[] = [
    { id: 'screens', label: t('shell.commands.screens'), commands: screens },
    ...(hasMenus ? [{ id: 'schools', label: t('shell.commands.schools'), commands: schools }] : []),
    ...(hasVendors
      ? [
          {
            id: 'vendors',
            label: t('shell.commands.vendors'),
            commands: vendorCommands,
            error: vendors.error,
            onRetry: () => void vendors.mutate(),
          },
        ]
      : []),
  ]

  return <CommandPalette sources={sources} recentIds={recentIds} onChoose={remember} onClose={onClose} />
}
