import type * as calendar from '../../calendar.ts'
import type * as combobox from '../../combobox.ts'
import type * as command from '../../command.ts'
import type * as date from '../../date.ts'
import type * as form from '../../form.ts'
import type * as root from '../../index.ts'
import type * as menu from '../../menu.ts'
import type * as menuCalendar from '../../menu-calendar.ts'
import type * as notifications from '../../notifications.ts'
import type * as production from '../../production.ts'
import type * as qr from '../../qr.ts'
import type * as recordForm from '../../record-form.ts'
import type * as report from '../../report.ts'
import type * as stock from '../../stock.ts'
import type * as table from '../../table.ts'
import type * as views from '../../views.ts'

/** Every value that an entry of the package exports, by the name under which products import it. */
interface Exports {
  '@commissary/ui': keyof typeof root
  '@commissary/ui/calendar': keyof typeof calendar
  '@commissary/ui/combobox': keyof typeof combobox
  '@commissary/ui/command': keyof typeof command
  '@commissary/ui/date': keyof typeof date
  '@commissary/ui/form': keyof typeof form
  '@commissary/ui/menu': keyof typeof menu
  '@commissary/ui/menu-calendar': keyof typeof menuCalendar
  '@commissary/ui/notifications': keyof typeof notifications
  '@commissary/ui/production': keyof typeof production
  '@commissary/ui/qr': keyof typeof qr
  '@commissary/ui/record-form': keyof typeof recordForm
  '@commissary/ui/report': keyof typeof report
  '@commissary/ui/stock': keyof typeof stock
  '@commissary/ui/table': keyof typeof table
  '@commissary/ui/views': keyof typeof views
}

/** Names to import by entry. The compiler rejects a name that its entry does not export. */
export type Imports = { readonly [Entry in keyof Exports]?: readonly Exports[Entry][] }

/** What a status promises. The front page shows these sentences. */
export const statuses = {
  stable: "In use by the product's screens. The changelog names every change of its props.",
  new: 'Ready to use and tested. Its props may still change.',
  internal: 'A part of other components. It is not exported.',
} as const

/** A component, provider or hook that a team can look up. */
export interface CatalogEntry {
  status: keyof typeof statuses
  /** What it is for, in one sentence. */
  purpose: string
  /** Empty for an internal component. */
  imports: Imports
  /** The story id of its page, if it is not `<id of the group>-<name>`; null without stories. */
  page?: string | null
}

/** Components with one purpose, which form a group in the sidebar. */
export interface CatalogGroup {
  /** Name of the group in the sidebar and on the front page. */
  title: string
  /** The start of its stories' ids: `components-actions`. */
  id: string
  components: Readonly<Record<string, CatalogEntry>>
}
