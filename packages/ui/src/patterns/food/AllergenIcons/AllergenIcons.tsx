import { memo } from 'react'

import { Explain } from '../../analysis/Explain/Explain.tsx'
import { allergenLevels, type AllergenMark } from '../../nutrition-types.ts'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useValueText } from '../../value-text.ts'
import { AllergenIcon } from './AllergenIcon.tsx'
import {
  Chip,
  Chips,
  IconItem,
  IconRow,
  IconUnknown,
  Level,
  LevelName,
  LevelsRoot,
  NoAllergens,
} from './AllergenIcons.styles.ts'

export interface AllergenIconsProps {
  allergens: readonly AllergenMark[]
  /** `row`: one line of icons with names, for cards and list rows. */
  variant?: 'full' | 'row'
  /** How many a row names; the others are counted, and announced to screen readers. Default 3. */
  most?: number
}

/** Allergens by certainty, each with its icon and name; their foods are shown on request. */
export const AllergenIcons = memo(function AllergenIcons({
  allergens,
  variant = 'full',
  most = 3,
}: AllergenIconsProps) {
  const text = useValueText()

  if (variant === 'row') return <AllergenRow allergens={allergens} most={most} />
  if (allergens.length === 0) return <NoAllergens>{text.noAllergens}</NoAllergens>
  return (
    <LevelsRoot>
      {allergenLevels.map((level) => {
        const marks = allergens.filter((mark) => mark.level === level)
        if (marks.length === 0) return null
        return (
          <Level key={level}>
            <LevelName>{text.allergenLevels[level]}</LevelName>
            <dd style={{ margin: 0 }}>
              <Chips>
                {marks.map((mark) => (
                  <li key={mark.code}>
                    <AllergenChip mark={mark} />
                  </li>
                ))}
              </Chips>
            </dd>
          </Level>
        )
      })}
    </LevelsRoot>
  )
})

function AllergenChip({ mark }: { mark: AllergenMark }) {
  const text = useValueText()
  const chip = (
    <Chip $level={mark.level}>
      <AllergenIcon code={mark.code} />
      {mark.label}
    </Chip>
  )
  if (mark.reasons.length === 0) return chip
  return <Explain trigger={chip} title={`${text.allergenLevels[mark.level]}: ${mark.label}`} lines={mark.reasons} />
}

function AllergenRow({ allergens, most }: { allergens: readonly AllergenMark[]; most: number }) {
  const text = useValueText()
  const known = allergens.filter((mark) => mark.level !== 'unknown')
  const unknown = allergens.filter((mark) => mark.level === 'unknown')
  const wordsOf = (mark: AllergenMark) => `${text.allergenLevels[mark.level]}: ${mark.label}`
  const unknownWords = `${text.allergenLevels.unknown}: ${unknown.map((mark) => mark.label).join(', ')}`

  // The certain ones first. A count of one is replaced by the name.
  const ordered = known.toSorted(
    (one, other) => allergenLevels.indexOf(one.level) - allergenLevels.indexOf(other.level),
  )
  const shown = ordered.length > most + 1 ? ordered.slice(0, most) : ordered
  const rest = ordered.slice(shown.length).map(wordsOf).join(', ')

  if (allergens.length === 0) return null
  return (
    <IconRow aria-label={text.allergens}>
      {shown.map((mark) => (
        <IconItem key={mark.code} $level={mark.level} title={wordsOf(mark)}>
          <AllergenIcon code={mark.code} />
          <bdi aria-hidden>{mark.label}</bdi>
          <VisuallyHidden>{wordsOf(mark)}</VisuallyHidden>
        </IconItem>
      ))}
      {rest && (
        <IconItem $level="contains" title={rest}>
          <span aria-hidden>{text.andMore(ordered.length - shown.length)}</span>
          <VisuallyHidden>{rest}</VisuallyHidden>
        </IconItem>
      )}
      {unknown.length > 0 && (
        <li title={unknownWords}>
          <IconUnknown aria-hidden>?</IconUnknown>
          <VisuallyHidden>{unknownWords}</VisuallyHidden>
        </li>
      )}
    </IconRow>
  )
}
