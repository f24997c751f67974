import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'

import { appUser } from '../../src/db/schema/user.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { createLink } from '../../src/modules/passwords/links.ts'
import { archivedMark, archiveTime } from './inputs.ts'

/** Target records for the user calls. No test logs in as one of them. */
export async function addPeople(tx: Tx, mark: string) {
  return { id: await insertInvited(tx, mark), archived: await insertInvited(tx, archivedMark(mark), archiveTime) }
}

/** New users and links for calls that consume one. */
export function peopleMaker(database: Database, { mark, catererId }: { mark: string; catererId: number }) {
  const run = <T>(make: (tx: Tx) => Promise<T>) => database.work({ catererId }, make)
  return {
    freshInvited: () => run((tx) => insertInvited(tx, mark)),
    freshLink: () =>
      run(async (tx) => {
        const userId = await insertInvited(tx, mark)
        const [user] = await tx.select({ userName: appUser.userName }).from(appUser).where(eq(appUser.id, userId))
        return { userId, token: await createLink(tx, userId, 'activate'), userName: user?.userName ?? '' }
      }),
  }
}

export type PeopleMaker = ReturnType<typeof peopleMaker>

async function insertInvited(tx: Tx, mark: string, archivedAt: string | null = null): Promise<number> {
  const texts = { firstName: `${mark} first`, lastName: `${mark} last`, mobile: `${mark} mobile` }
  const [user] = await tx
    .insert(appUser)
    .values({ ...texts, userName: `${randomUUID()}.${mark}@example.test`, role: 'staff', archivedAt })
    .returning({ id: appUser.id })
  return user?.id ?? 0
}
