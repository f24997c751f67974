import type { catalog, ComponentName, GroupName } from '../catalog/catalog.ts'

/** How to use a component, beyond its props. Each sentence describes what the code does. */
export interface Guidance {
  /** Its parts, in reading order. */
  anatomy: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Keys and their effects, or a sentence if it handles none itself. */
  keyboard: readonly (readonly [keys: string, effect: string])[] | string
  screenReader: string
  /** How to write its texts. */
  content: string
}

/** The components of a group that have a page. */
type WithPage<Group extends GroupName> = {
  [Name in ComponentName<Group>]: (typeof catalog)[Group]['components'][Name] extends { page: null } ? never : Name
}[ComponentName<Group>]

/** Guidance for a whole group. A component without an entry is a type error. */
export type GroupGuidance<Group extends GroupName> = Readonly<Record<WithPage<Group>, Guidance>>
