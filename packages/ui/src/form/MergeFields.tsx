import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Banner } from '../components/feedback/Banner/Banner.tsx'
import { RadioInput } from '../components/fields/RadioGroup/RadioGroup.styles.ts'
import {
  MergeLegend,
  MergeList,
  MergeOption,
  MergeRoot,
  MergeRow,
  MergeSide,
  MergeText,
  MergeValue,
} from './MergeFields.styles.ts'

export type MergeSideName = 'mine' | 'theirs'

export interface MergeField {
  name: string
  label: string
  /** Both values in words; '' is a field that holds nothing. */
  mine: string
  theirs: string
  chosen: MergeSideName
}

export interface MergeFieldsProps {
  /** Names the whole. */
  label: string
  /** What happened, and what to do. */
  message: ReactNode
  /** "Yours" and "Stored now". */
  sides: Readonly<Record<MergeSideName, string>>
  /** Stands where a field holds nothing. */
  nothingText: string
  fields: readonly MergeField[]
  onChoose: (name: string, side: MergeSideName) => void
}

const sideNames = ['mine', 'theirs'] as const

/**
 * A record that somebody else saved meanwhile: for each field that differs, which of the two values to keep. It takes
 * the focus when it comes, because it answers a press of Save that may lie far below it.
 */
export function MergeFields({ label, message, sides, nothingText, fields, onChoose }: MergeFieldsProps) {
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
              {sideNames.map((side) => (
                <MergeOption key={side}>
                  <RadioInput
                    type="radio"
                    name={`${id} ${field.name}`}
                    checked={field.chosen === side}
                    onChange={() => onChoose(field.name, side)}
                  />
                  <MergeText>
                    <MergeSide>{sides[side]}</MergeSide>
                    <MergeValue $isNothing={field[side] === ''}>
                      <bdi>{field[side] || nothingText}</bdi>
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
