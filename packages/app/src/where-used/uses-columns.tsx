import type { Uses, UsingMenu, UsingMenuItem, UsingRecipe } from '@commissary/api-client'
import { mondayOf } from '@commissary/domain/dates'
import type { Wording } from '@commissary/messages/wording'
import { Inline, Link, Quiet } from '@commissary/ui'
import { type Column, plainColumns } from '@commissary/ui/table'

import { hasOneOf, isAllowed } from '../routing/access.ts'
import { type Path, paths, weekAddress, withQuery } from '../routing/paths.ts'
import { routeOf } from '../routing/routes.ts'
import { useSession } from '../session/session.tsx'

/** A recipe, and the recipes through which it contains the record. */
export const recipeColumns = ({ t }: Wording): readonly Column<UsingRecipe>[] =>
  plainColumns<UsingRecipe>([
    {
      id: 'recipe',
      header: 'whereUsed.columns.recipe',
      value: ({ name }) => name,
      cell: ({ id, name }) => <RecordLink path={paths.recipes} id={id} name={name} />,
    },
    {
      id: 'through',
      header: 'whereUsed.columns.through',
      value: ({ chain }) => chain.join(' › '),
      cell: ({ chain }) =>
        chain.length === 0 ? <Quiet>{t('whereUsed.direct')}</Quiet> : <bdi>{chain.join(' › ')}</bdi>,
    },
  ])

/** A master item, and the recipe that it offers. */
export const menuItemColumns = (): readonly Column<UsingMenuItem>[] =>
  plainColumns<UsingMenuItem>([
    {
      id: 'menuItem',
      header: 'whereUsed.columns.menuItem',
      value: ({ name }) => name,
      cell: ({ id, name }) => <RecordLink path={paths.masterItems} id={id} name={name} />,
    },
    { id: 'offers', header: 'whereUsed.columns.offers', value: ({ recipeName }) => recipeName },
  ])

/** A menu, its schools, and its days with the record. */
export function menuColumns({ t, formats }: Wording): readonly Column<UsingMenu>[] {
  const schoolNames = ({ schools }: UsingMenu) => formats.list(schools.map(({ schoolName }) => schoolName))
  return plainColumns<UsingMenu>([
    {
      id: 'menu',
      header: 'whereUsed.columns.menu',
      value: ({ name }) => name,
      cell: ({ name, isMaster, itemType }) => (
        <>
          <div>
            <bdi>{name}</bdi>
          </div>
          <Quiet>
            {t(`words.menuTypes.${itemType}`)} · {t(isMaster ? 'whereUsed.masterMenu' : 'whereUsed.changes')}
          </Quiet>
        </>
      ),
    },
    {
      id: 'schools',
      header: 'whereUsed.columns.schools',
      value: schoolNames,
      cell: (menu) =>
        menu.schools.length === 0 ? <Quiet>{t('whereUsed.otherSchools')}</Quiet> : <bdi>{schoolNames(menu)}</bdi>,
    },
    { id: 'days', header: 'whereUsed.columns.days', align: 'end', value: ({ days }) => days },
    {
      id: 'coming',
      header: 'whereUsed.columns.coming',
      value: ({ coming }) => coming.join(' '),
      cell: (menu) => <Days menu={menu} wording={{ t, formats }} />,
    },
  ])
}

/** A cycle menu and its days: "Week 2 · Tue". */
export const cycleMenuColumns = ({ t, formats }: Wording) =>
  plainColumns<Uses['cycleMenus']['rows'][number]>([
    {
      id: 'name',
      header: 'whereUsed.columns.menu',
      isTitle: true,
      value: ({ name }) => name,
      cell: ({ id, name }) => <RecordLink path={paths.cycleMenus} id={id} name={name} />,
    },
    {
      id: 'days',
      header: 'whereUsed.columns.days',
      value: ({ days }) =>
        days
          .map(({ week, weekday }) => t('whereUsed.cycleDay', { week, weekday: formats.weekdayOf(weekday) }))
          .join(', '),
    },
  ])

/** More would make the row taller than they are worth. */
const shownDays = 4

/** The coming days as links to their weeks at the first of the schools; if there are none, the last past day. */
function Days({ menu, wording: { t, formats } }: { menu: UsingMenu; wording: Pick<Wording, 't' | 'formats'> }) {
  const { coming, lastPast, schools, itemType, programId } = menu
  // Only those who can open menus get links.
  const canOpen = hasOneOf(['menus'], useSession())
  const [school] = schools
  if (coming.length === 0) {
    return lastPast === null ? null : <Quiet>{t('whereUsed.lastOn', { date: formats.date(lastPast) })}</Quiet>
  }
  return (
    <Inline gap={2}>
      {coming.slice(0, shownDays).map((date) =>
        school && canOpen ? (
          <Link
            key={date}
            href={weekAddress(paths.schoolMenus, {
              schoolId: school.schoolId,
              week: mondayOf(date),
              menuType: itemType,
              program: programId,
            })}
          >
            {formats.dayShort(date)}
          </Link>
        ) : (
          <bdi key={date}>{formats.dayShort(date)}</bdi>
        ),
      )}
      {coming.length > shownDays && <Quiet>{t('whereUsed.andMore')}</Quiet>}
    </Inline>
  )
}

/** A record's name, as a link for those who can open it. */
function RecordLink({ path, id, name }: { path: Path; id: number; name: string }) {
  const session = useSession()
  const route = routeOf(path)
  const text = <bdi>{name}</bdi>
  return route && isAllowed(route, session) ? <Link href={withQuery(path, { open: id })}>{text}</Link> : text
}
