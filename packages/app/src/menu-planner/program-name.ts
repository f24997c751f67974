import { schoolGroups } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'

/** "Lunch K-5". Many programs are named after their grades already: "Lunch K-5" for a menu of K-8 is "Lunch K-8". */
export function programName(t: Translate, { programName: named, grades }: { programName: string; grades: string }) {
  if (named.includes(grades)) return named
  const own = schoolGroups.find((group) => named.endsWith(` ${group}`))
  const program = own ? named.slice(0, -own.length - 1) : named
  return t('words.programOf', { program, grades })
}
