import { choices } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'

import { choiceOf } from '../forms/choice.ts'
import type { FieldWord } from './change-entry.ts'

/** A document in a history, with its kind and proof in words: "patty.pdf · CN label · 2027-01-30". */
export const documentWord = (t: Translate): FieldWord => ({
  label: t('documents.one'),
  valueText: (text) => {
    const [name = '', ...facts] = text.split(' · ')
    return [name, ...facts.map((fact) => factText(t, fact))].join(' · ')
  },
})

function factText(t: Translate, fact: string): string {
  if (fact === 'provesCrediting') return t('documents.provesCrediting')
  const kind = choiceOf(choices.DocumentKind, fact)
  return kind ? t(`documents.kinds.${kind}`) : fact
}
