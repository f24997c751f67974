import { eq } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { userScreens } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'

type User = Pick<Caller, 'userId'>
type OwnScreens = Schemas['OwnScreens']

const mostRecent = 6
/** More than the number of screens. */
const mostPinned = 100

const none: OwnScreens = { pinned: [], recent: [] }

/** The screens that a user pinned and used last. */
export async function readScreens(tx: Tx, { userId }: User): Promise<OwnScreens> {
  const [found] = await tx
    .select({ pinned: userScreens.pinned, recent: userScreens.recent })
    .from(userScreens)
    .where(eq(userScreens.userId, userId))
  return found ?? none
}

/** Pins a screen at the end of the list, or unpins it. */
export const pinScreen = (tx: Tx, user: User, screen: string, isPinned: boolean): Promise<OwnScreens> =>
  changeScreens(tx, user, ({ pinned, recent }) => {
    if (pinned.includes(screen) === isPinned) return { pinned, recent }
    const others = pinned.filter((one) => one !== screen)
    return { pinned: isPinned ? [...others, screen].slice(-mostPinned) : others, recent }
  })

/** Remembers that a screen was used. The most recent one comes first. */
export const rememberScreen = (tx: Tx, user: User, screen: string): Promise<OwnScreens> =>
  changeScreens(tx, user, ({ pinned, recent }) => ({
    pinned,
    recent: [screen, ...recent.filter((one) => one !== screen)].slice(0, mostRecent),
  }))

async function changeScreens(tx: Tx, { userId }: User, change: (stored: OwnScreens) => OwnScreens) {
  // The row is locked, so that two tabs do not lose each other's pins.
  await tx
    .insert(userScreens)
    .values({ userId })
    .onConflictDoNothing({ target: [userScreens.catererId, userScreens.userId] })
  const [stored = none] = await tx
    .select({ pinned: userScreens.pinned, recent: userScreens.recent })
    .from(userScreens)
    .where(eq(userScreens.userId, userId))
    .for('update')
  const changed = change(stored)
  await tx.update(userScreens).set(changed).where(eq(userScreens.userId, userId))
  return changed
}
