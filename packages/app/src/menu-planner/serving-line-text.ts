import type { Translate } from '@commissary/messages'

/** "Line 2 only", or "Every line". */
export const servingLineText = (t: Translate, line: number | null | undefined): string =>
  line ? t('menuPlanner.servingLine', { line }) : t('menuPlanner.everyLine')
