import type { ChildOrders, OwnChild, PublicMenu, PublicMenuOfType } from '@commissary/api-client'
import { menuTitle } from '@commissary/messages/public-menu'
import { Stack, Tabs } from '@commissary/ui'
import { MenuCalendar } from '@commissary/ui/menu-calendar'
import { useMemo } from 'react'

import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { AllergenKey } from '../public-menu/AllergenKey.tsx'
import { calendarDays } from '../public-menu/calendar-days.ts'
import { DayOrder } from './DayOrder.tsx'

interface ChildDaysProps {
  child: OwnChild
  menu: PublicMenu
  /** Undefined until they load, and if the caterer takes no orders from families. */
  orders: ChildOrders | undefined
  onChanged: () => Promise<unknown>
}

/** The days of a menu with the child's allergens struck through. Empty if there is neither a menu nor a closed day. */
export function ChildDays({ child, menu, orders, onChanged }: ChildDaysProps) {
  const t = useMessages()
  const { formats, country } = useSession()
  const language = useLanguage()
  const { get, set } = useUrlFilters()
  const wording = useMemo(() => ({ t, formats, country }), [t, formats, country])
  const planned = menu.menus.filter(({ days }) => days.length > 0)
  const of = chosenMenu(planned, get('menu'))
  if (!of && menu.closedDays.length === 0) return null

  const { days, weekdays } = calendarDays(wording, {
    menu,
    of,
    shown: menu,
    language,
    pageLanguage: language,
    avoided: { allergens: child.allergies, isHidden: false },
    isStriking: true,
  })
  const name = of ? menuTitle(wording, of, menu.menus) : t('parent.menu')
  const price = orders?.prices.find(({ menuType }) => menuType === of?.itemType)?.price

  return (
    <Stack>
      {planned.length > 1 && (
        <Tabs
          label={t('parent.menu')}
          tabs={planned.map((one) => ({ id: String(one.programId), label: menuTitle(wording, one, menu.menus) }))}
          value={String(of?.programId ?? '')}
          onChange={(id) => set({ menu: id })}
        />
      )}
      <MenuCalendar
        label={t('publicMenu.shown', { menu: name, range: formats.range(menu.startDate, menu.endDate) })}
        weekdays={weekdays}
        emptyText={t('publicMenu.noMenu')}
        days={days.map((day) => {
          const terms = orders?.days.find(({ date }) => date === day.date)
          const placed = orders?.orders.filter(({ date, menuType }) => date === day.date && menuType === of?.itemType)
          if (!of || !orders || !terms || !placed) return day
          return {
            ...day,
            actions: (
              <DayOrder
                child={child}
                meal={{ date: day.date, menuType: of.itemType }}
                day={terms}
                orders={placed}
                price={day.groups.length > 0 ? price : undefined}
                hasItems={day.groups.length > 0 && orders.hasItems}
                onChanged={onChanged}
              />
            ),
          }
        })}
      />
      {child.allergies.length === 0 && of && <AllergenKey allergens={menu.allergens} />}
    </Stack>
  )
}

/** The menu that the address names, else lunch, else the first. */
const chosenMenu = (planned: readonly PublicMenuOfType[], program: string): PublicMenuOfType | undefined =>
  planned.find(({ programId }) => String(programId) === program) ??
  planned.find(({ itemType }) => itemType === 'MEAL') ??
  planned[0]
