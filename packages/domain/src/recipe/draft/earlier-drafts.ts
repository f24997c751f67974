import { newStep } from './kitchen-draft.ts'
import { type DraftLine, emptyDraft, emptyLine } from './recipe-draft.ts'

/**
 * Values that an earlier version of the form kept, converted to today's form: fields that it lacked are blank, and each written
 * line of its directions is a step.
 */
export function toCurrentDraft(values: object): object {
  const { directions, ...kept } = values as { directions?: unknown; lines?: unknown }
  const written = typeof directions === 'string' ? directions.split('\n').map((line) => line.trim()) : []
  const lines = Array.isArray(kept.lines) ? (kept.lines as Partial<DraftLine>[]) : []
  return {
    ...emptyDraft([]),
    steps: written.filter(Boolean).map((line) => newStep(line)),
    ...kept,
    lines: lines.map((line, index) => ({ ...emptyLine(`line-${index + 1}`), ...line })),
  }
}
