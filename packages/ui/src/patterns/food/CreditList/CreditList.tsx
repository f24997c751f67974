import { FileQuestionMark } from 'lucide-react'
import { memo } from 'react'

import { Explain } from '../../analysis/Explain/Explain.tsx'
import type { CreditEntry } from '../../nutrition-types.ts'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { Gap } from '../MissingValue/MissingValue.styles.ts'
import {
  CreditCredited,
  CreditExact,
  CreditAmounts,
  CreditName,
  CreditNone,
  CreditNotes,
  CreditRow,
  CreditsRoot,
  CreditUnit,
  Unproven,
} from './CreditList.styles.ts'

export interface CreditListProps {
  credits: readonly CreditEntry[]
  /** Foods whose crediting was never assessed: every credit is then a minimum. */
  notAssessed?: readonly string[]
}

const none: readonly string[] = []

/** A portion's credits, exact and after rounding down: "2.96 → 2.75 oz eq". */
export function CreditList({ credits, notAssessed = none }: CreditListProps) {
  const text = useMenuText()

  return (
    <>
      {notAssessed.length > 0 && (
        <CreditNotes>
          <Explain trigger={<Gap>{text.notAssessed}</Gap>} title={text.notAssessedFoods} lines={notAssessed} />
        </CreditNotes>
      )}
      {credits.length > 0 ? (
        <CreditsRoot>
          {credits.map((credit) => (
            <Credit key={credit.id} credit={credit} />
          ))}
        </CreditsRoot>
      ) : (
        notAssessed.length === 0 && <CreditNone>{text.noCredits}</CreditNone>
      )}
    </>
  )
}

const Credit = memo(function Credit({ credit }: { credit: CreditEntry }) {
  const text = useMenuText()
  const isLowerBound = credit.missing.length > 0
  const bound = (amount: string) => (isLowerBound ? text.atLeast(amount) : amount)
  const exact = bound(text.credit(round(credit.exact)))
  const credited = bound(text.credit(credit.credited))
  const lost = round(credit.exact - credit.credited)
  const notes = [
    ...(credit.parts ?? []),
    ...(lost > 0 ? [text.roundedDown(`${text.credit(lost)} ${credit.unit}`)] : []),
  ]

  return (
    <CreditRow>
      <CreditName>{credit.label}</CreditName>
      <CreditAmounts>
        <VisuallyHidden>{`${text.creditSentence(exact, credited)} ${credit.unit}`}</VisuallyHidden>
        <span aria-hidden>
          {/* Runs from left to right in every language, as the arrow points. */}
          <bdi dir="ltr">
            {lost > 0 && <CreditExact>{exact} → </CreditExact>}
            <CreditCredited>{credited}</CreditCredited>
          </bdi>{' '}
          <CreditUnit>{credit.unit}</CreditUnit>
        </span>
      </CreditAmounts>
      {(notes.length > 0 || isLowerBound || credit.unproven.length > 0) && (
        <CreditNotes>
          {notes.length > 0 && <bdi>{notes.join(' · ')}</bdi>}
          {isLowerBound && (
            <Explain trigger={<Gap>{text.incomplete}</Gap>} title={text.missingFrom} lines={credit.missing} />
          )}
          {credit.unproven.length > 0 && (
            <Explain
              trigger={
                <Unproven>
                  <FileQuestionMark aria-hidden />
                  {text.undocumented}
                </Unproven>
              }
              title={text.undocumentedFoods}
              lines={credit.unproven}
            />
          )}
        </CreditNotes>
      )}
    </CreditRow>
  )
})

/** Removes floating-point noise past nine decimals, which is not a loss. */
const round = (value: number) => Math.round(value * 1e9) / 1e9
