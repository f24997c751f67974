import type { Translate } from '@commissary/messages'

/** "Lunch K-5". Many programs are named after their grades already. */
export const programName = (t: Translate, { programName: program, grades }: { programName: string; grades: string }) =>
  program.includes(grades) ? program : t('words.programOf', { program, grades })
