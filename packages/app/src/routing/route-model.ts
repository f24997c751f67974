import type { Messages } from '@commissary/messages'
import type { ScreenArea } from '@commissary/messages/load-texts'

import type { AccessRule } from './access.ts'
import type { Path } from './paths.ts'

/** The groups of the menus, in their order: of the top bar, of its landing pages and of the help. */
export const menuGroups = ['catalog', 'menus', 'production', 'meals', 'inventory', 'orders', 'nutrition'] as const

/** Where the menus of the top bar show a route. */
export interface MenuPlace {
  place: 'home' | 'manage' | 'reports' | 'settings'
  group?: (typeof menuGroups)[number]
}

/** The file of a screen in `src/screens`, without its extension. It exports a component of the same name. */
export type ScreenFile = `${string}/${string}Screen`

export interface ScreenSource {
  /** Its path, followed by `?open` for the records of a list. */
  path: Path | `${Path}?open`
  screen: ScreenFile
  /** Message areas that the screen needs, besides those of the shell. */
  texts: readonly ScreenArea[]
  /** Also shown at longer addresses, whose rest the screen reads. */
  hasMore?: true
  /**
   * What `preload` of the screen reads at its address without a query, as it is sent except for the token; `{catererId}` is
   * the user's. The page sends it before any code has arrived.
   */
  firstRead?: `/${string}`
}

export interface Route extends ScreenSource, AccessRule {
  path: Path
  /** Takes the list's place while the address opens one of its records: `?open=12`. */
  record?: ScreenSource
  /** A new record is added in a dialog of the list, which `?open=new` opens. */
  isAddedInList?: true
  /** Key of the title in the message catalog. */
  id: keyof Messages['shell']['titles']
  /** Left out for screens that no menu shows: records and landing pages. */
  menu?: MenuPlace
  /** The list that a record belongs to; a link back to it is shown above the record. */
  under?: Path
}
