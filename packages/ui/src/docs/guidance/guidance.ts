import type { CatalogItem, GroupName } from '../catalog/catalog.ts'
import { actions } from './actions.ts'
import { appFrame } from './app-frame.ts'
import { checks } from './checks.ts'
import { display } from './display.ts'
import { feedback } from './feedback.ts'
import { fields } from './fields.ts'
import { foods } from './foods.ts'
import { forms } from './forms.ts'
import type { GroupGuidance, Guidance } from './guidance-types.ts'
import { layout } from './layout.ts'
import { menuPlanning } from './menu-planning.ts'
import { navigation } from './navigation.ts'
import { overlays } from './overlays.ts'
import { calendars, tables } from './records.ts'
import { reports } from './reports.ts'
import { store } from './store.ts'

/** Guidance for every component with a page. A group or component without it is a type error. */
const guidance: { [Group in GroupName]: GroupGuidance<Group> } = {
  actions,
  fields,
  forms,
  navigation,
  overlays,
  feedback,
  display,
  tables,
  calendars,
  layout,
  menuPlanning,
  foods,
  checks,
  reports,
  store,
  appFrame,
}

/** The guidance for a component; undefined for an internal part without a page. */
export function guidanceFor({ group, name }: Pick<CatalogItem, 'group' | 'name'>): Guidance | undefined {
  return (guidance[group] as Readonly<Record<string, Guidance>>)[name]
}
