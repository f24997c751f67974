import { useId } from 'react'

import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { DayMarks } from '../../menu/DayMarks/DayMarks.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictMark } from '../VerdictBadge/VerdictMark.tsx'
import { VerdictPair } from '../VerdictPair/VerdictPair.tsx'
import type { WeekCardProps, WeekProblem } from './week-card-types.ts'
import {
  CardDetail,
  CardFooter,
  CardHeader,
  CardQuiet,
  CardRoot,
  LaterTitle,
  Problem,
  ProblemDetail,
  Problems,
} from './WeekCard.styles.ts'

const shownProblems = 3

/** One school's week at a glance: problems first, then the days, then a link to the week. */
export function WeekCard({
  schoolName,
  detail,
  weekLabel,
  closed,
  days,
  overall,
  problems,
  error,
  link,
}: WeekCardProps) {
  const text = useMenuText()
  const ui = useUiText()
  const titleId = useId()

  function content() {
    if (error) return <CardQuiet role="alert">{errorMessage(error, ui.somethingWentWrong)}</CardQuiet>
    if (days === undefined || overall === undefined) return <Skeleton lines={4} />
    if (days.length === 0) return null
    if (overall === null) {
      return (
        <>
          <DayMarks days={days} />
          <CardQuiet>{text.weekNotPlanned}</CardQuiet>
        </>
      )
    }
    return (
      <>
        <VerdictPair verdict={overall} />
        {problems.length === 0 && overall.now === 'pass' && overall.from2027 === 'pass' && (
          <CardQuiet>{text.weekPasses}</CardQuiet>
        )}
        <ProblemList problems={problems.filter(({ isLater }) => !isLater)} />
        <ProblemList title={text.from2027} problems={problems.filter(({ isLater }) => isLater)} />
        <DayMarks days={days} />
      </>
    )
  }

  return (
    <CardRoot aria-labelledby={titleId} $isFailing={overall?.now === 'fail'}>
      <CardHeader>
        <h3 id={titleId}>
          <bdi>{schoolName}</bdi>
        </h3>
        <CardDetail>{[weekLabel, detail].filter(Boolean).join(' · ')}</CardDetail>
      </CardHeader>
      {closed && <CardQuiet>{closed}</CardQuiet>}
      {content()}
      <CardFooter>{link}</CardFooter>
    </CardRoot>
  )
}

interface ProblemListProps {
  title?: string
  problems: readonly WeekProblem[]
}

/** The first problems; the others are counted. */
function ProblemList({ title, problems }: ProblemListProps) {
  const text = useMenuText()
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <div>
      {title && <LaterTitle id={titleId}>{title}</LaterTitle>}
      <Problems aria-labelledby={title ? titleId : undefined}>
        {problems.slice(0, shownProblems).map((problem) => (
          <Problem key={problem.id}>
            <VerdictMark verdict={problem.status} />
            <span>
              <VisuallyHidden>{text.verdicts[problem.status]}: </VisuallyHidden>
              <bdi>{problem.label}</bdi>{' '}
              <ProblemDetail>
                <bdi>{problem.detail}</bdi>
              </ProblemDetail>
            </span>
          </Problem>
        ))}
        {problems.length > shownProblems && (
          <li>
            <ProblemDetail>{text.moreProblems(problems.length - shownProblems)}</ProblemDetail>
          </li>
        )}
      </Problems>
    </div>
  )
}
