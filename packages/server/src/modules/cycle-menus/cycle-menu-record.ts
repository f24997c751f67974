import type { Schemas } from '../../contract/operations.ts'
import { cycleMenu } from '../../db/schema/cycle-menu.ts'
import { column, columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import { trimmed } from '../../shared/texts.ts'
import { findCycleMenu } from './read.ts'

export type CycleMenuInput = Schemas['CycleMenuInput']

export const cycleMenuRecord = defineRecord({
  type: 'cycleMenu',
  table: cycleMenu,
  texts: 'cycleMenus',
  read: findCycleMenu,
  fields: {
    name: column('name', trimmed),
    // The history names the program: see `links` in the store.
    programId: columns((programId: number) => ({ mealProgramId: programId })),
    weeks: column('weeks', (weeks: number) => weeks),
    daysPerWeek: column('daysPerWeek', (days: number) => days),
    // Only groups that can share the menu: see `checkInput` in the store.
    alsoGradeGroups: columns(
      (groups: CycleMenuInput['alsoGradeGroups']) => ({ alsoGradeGroups: groups ?? [] }),
      ({ alsoGradeGroups }: Pick<typeof cycleMenu.$inferSelect, 'alsoGradeGroups'>) => alsoGradeGroups.join(', '),
    ),
    status: column('status', (status: CycleMenuInput['status']) => status ?? 'draft'),
  } satisfies FieldsOf<CycleMenuInput, typeof cycleMenu>,
  // The program's menu type.
  otherColumns: ['menuType'],
})
