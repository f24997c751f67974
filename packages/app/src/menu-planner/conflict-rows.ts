import {
  type DayDifference,
  type EditConflict,
  editConflictId,
  type LineVersion,
  type MenuLine,
} from '@commissary/domain/menu'

interface ConflictDifference {
  id: string
  difference: DayDifference
  /** The version that both started from, as `mine`; null for the order of lines, which has no text. */
  base: DayDifference | null
}

/** Fields that two people changed, as differences of their two versions. */
export const conflictDifferences = (conflicts: readonly EditConflict[]): ConflictDifference[] =>
  conflicts.map((conflict) => ({ id: editConflictId(conflict), ...versions(conflict) }))

function versions(conflict: EditConflict): Omit<ConflictDifference, 'id'> {
  switch (conflict.field) {
    case 'order':
      return { difference: conflict, base: null }
    case 'line': {
      const { id, base, school, published } = conflict
      const name = (school ?? published ?? base)?.name ?? ''
      const between = (mine: MenuLine | null) =>
        ({ field: 'line', id, name, mine: lineVersion(mine), theirs: lineVersion(published) }) as const
      return { difference: between(school), base: between(base) }
    }
    case 'selections': {
      const { category, base, school, published } = conflict
      const between = (mine: number | null) => ({ field: 'selections', category, mine, theirs: published }) as const
      return { difference: between(school), base: between(base) }
    }
    case 'plannedMeals': {
      const { base, school, published } = conflict
      const between = (mine: number | null) => ({ field: 'plannedMeals', mine, theirs: published }) as const
      return { difference: between(school), base: between(base) }
    }
    case 'note': {
      const { base, school, published } = conflict
      const between = (mine: string | null) => ({ field: 'note', mine, theirs: published }) as const
      return { difference: between(school), base: between(base) }
    }
  }
}

function lineVersion(line: MenuLine | null): LineVersion | null {
  return line && { ...line, portion: line.portion ?? null }
}
