import type { Translate } from '@commissary/messages'

import type { SavedDay } from './menu-source.ts'

interface OtherEdit {
  saved: Pick<SavedDay, 'updatedBy' | 'updatedById'>
  /** "Monday, November 16, 2026" */
  day: string
  userId: number
}

/** Who else edited a day: someone, a named person, or the user in another tab. */
export function conflictText(t: Translate, { saved: { updatedBy, updatedById }, day, userId }: OtherEdit): string {
  if (updatedById === userId) return t('menuPlanner.ownConflict', { day })
  return updatedBy === null ? t('menuPlanner.conflict', { day }) : t('menuPlanner.conflictBy', { name: updatedBy, day })
}

/** The same, when the changes of both are kept. */
export function mergedText(t: Translate, { saved: { updatedBy, updatedById }, day, userId }: OtherEdit): string {
  if (updatedById === userId) return t('menuPlanner.ownMerged', { day })
  return updatedBy === null ? t('menuPlanner.merged', { day }) : t('menuPlanner.mergedBy', { name: updatedBy, day })
}
