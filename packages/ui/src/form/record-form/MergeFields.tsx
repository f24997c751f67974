import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Banner } from '../../components/feedback/Banner/Banner.tsx'
import { RadioInput } from '../../components/fields/RadioGroup/RadioGroup.styles.ts'
import {
  MergeLegend,
  MergeList,
  MergeOption,
  MergeRoot,
  MergeRow,
  MergeSideName,
  MergeText,
  MergeValue,
} from './MergeFields.styles.ts'

export type MergeSide = 'mine' | 'theirs'

export interface MergeField {
  name: string
  label: string
  /** Both values as text; '' for an empty field. */
  mine: string
  theirs: string
  chosen: MergeSide
}

export interface MergeFieldsProps {
  /** Accessible name of the group. */
  label: string
  /** What happened, and what to do. */
  message: ReactNode
  /** "Yours" and "Current version". */
  sideNames: Readonly<Record<MergeSide, string>>
  /** Shown for an empty field. */
  emptyText: string
  fields: readonly MergeField[]
  onChoose: (name: string, side: MergeSide) => void
}

const sides = ['mine', 'theirs'] as const

/**
 * Shown when someone else saved the record in the meantime: for each field that differs, which of the two values to
 * keep. It takes the focus when it appears, because the Save button that caused it may be far below.
 */
export function MergeFields({ label, message, sideNames, emptyText, fields, onChoose }: MergeFieldsProps) {
  const id = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  useEffect(() => rootRef.current?.focus(), [])

  return (
    <MergeRoot ref={rootRef} role="group" aria-label={label} tabIndex={-1}>
      <Banner tone="warning">{message}</Banner>
      {fields.length > 0 && (
        <MergeList>
          {fields.map((field) => (
            <MergeRow key={field.name} role="radiogroup">
              <MergeLegend>{field.label}</MergeLegend>
              {sides.map((side) => (
                <MergeOption key={side}>
                  <RadioInput
                    type="radio"
                    name={`${id} ${field.name}`}
                    checked={field.chosen === side}
                    onChange={() => onChoose(field.name, side)}
                  />
                  <MergeText>
                    <MergeSideName>{sideNames[side]}</MergeSideName>
                    <MergeValue $isEmpty={field[side] === ''}>
                      <bdi>{field[side] || emptyText}</bdi>
                    </MergeValue>
                  </MergeText>
                </MergeOption>
              ))}
            </MergeRow>
          ))}
        </MergeList>
      )}
    </MergeRoot>
  )
}
