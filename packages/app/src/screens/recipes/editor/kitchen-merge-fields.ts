import {
  type DraftPan,
  type DraftStep,
  isControlPoint,
  isStepEmpty,
  type KitchenDraft,
} from '@commissary/domain/recipe'
import { gradeGroups } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'
import { panText, utensilText } from '@commissary/messages/kitchen'
import type { MergeableField } from '@commissary/ui/record-form'

import { lineUnitText } from '../line-unit-text.ts'

/** The fields of the kitchen content that can be merged. Steps, portions and pans merge as a whole. */
export function kitchenMergeFields(t: Translate): MergeableField[] {
  const detail = (name: 'prepMinutes' | 'cookMinutes' | 'equipment' | 'notes') => ({
    name,
    label: t(`kitchen.details.${name}`),
  })
  return [
    { name: 'steps', label: t('kitchen.steps.title'), text: (value) => stepsText(value as DraftStep[], t) },
    {
      name: 'gradePortions',
      label: t('kitchen.portions.byGrade'),
      text: (value) => portionsText(value as KitchenDraft['gradePortions'], t),
    },
    { name: 'pans', label: t('kitchen.pans.title'), text: (value) => pansText(value as DraftPan[], t) },
    {
      name: 'haccpProcess',
      label: t('kitchen.haccp.title'),
      text: (value) => {
        const process = value as KitchenDraft['haccpProcess']
        return process === '' ? '' : t(`kitchen.haccp.${process}`)
      },
    },
    detail('prepMinutes'),
    detail('cookMinutes'),
    detail('equipment'),
    detail('notes'),
  ]
}

/** One numbered line per step, with its critical limit. */
function stepsText(steps: readonly DraftStep[], t: Translate): string {
  return steps
    .filter((step) => !isStepEmpty(step))
    .map(({ text, ccp }, index) => {
      const { limit, monitoring, correctiveAction } = ccp
      const point = [limit, monitoring, correctiveAction].filter(Boolean).join(' ')
      return `${index + 1}. ${text}${isControlPoint(ccp) ? ` (${t('kitchen.steps.ccpShort')}: ${point})` : ''}`
    })
    .join('\n')
}

/** "Grades K-5: 1/2 cup, No. 8 scoop". */
function portionsText(portions: KitchenDraft['gradePortions'], t: Translate): string {
  return gradeGroups
    .flatMap((group) => {
      const { serving, label, utensil } = portions[group]
      const amount = serving.amount && `${serving.amount} ${lineUnitText(serving.unit, t)}`
      const text = [label, amount, utensil && utensilText(t, utensil)].filter(Boolean).join(', ')
      return text ? `${t(`words.gradesTitle.${group}`)}: ${text}` : []
    })
    .join('\n')
}

/** "Half pan, 4 in deep: 25". */
const pansText = (pans: readonly DraftPan[], t: Translate) =>
  pans
    .map(({ size, depth, portionsPerPan }) => `${panText(t, { size, depth: depth || null })}: ${portionsPerPan}`)
    .join('\n')
