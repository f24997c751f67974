import { CircleAlert, Info, TriangleAlert } from 'lucide-react'

import { useLinkComponent } from '../../navigation/Link/Link.tsx'
import { CardCount, CardDetail, CardIcon, CardLabel, CardLink, CardsRoot, CardValue } from './CountCards.styles.ts'

export interface CountCard {
  id: string
  /** How many, in the reader's digits, or a short text such as a date. */
  value: string
  /** What is counted, worded to follow the value: "records not closed". */
  label: string
  /** The nearest or worst of the counted items. */
  detail?: string | undefined
  /** Address of the list of counted items. */
  href: string
  /** `danger`: something is wrong. `warning`: something needs to be done. `neutral`: good to know. */
  tone: 'danger' | 'warning' | 'neutral'
}

export interface CountCardsProps {
  /** Name of the list. */
  label: string
  /** The most urgent first. An empty list renders nothing. */
  cards: readonly CountCard[]
}

const icons = { danger: CircleAlert, warning: TriangleAlert, neutral: Info }

/** Counts of what needs attention, each a link to its list. */
export function CountCards({ label, cards }: CountCardsProps) {
  if (cards.length === 0) return null
  return (
    <CardsRoot aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          <OneCard {...card} />
        </li>
      ))}
    </CardsRoot>
  )
}

function OneCard({ value, label, detail, href, tone }: CountCard) {
  const component = useLinkComponent(href)
  const Icon = icons[tone]
  return (
    <CardLink as={component} href={href} $tone={tone}>
      <CardIcon>
        <Icon aria-hidden />
      </CardIcon>
      <CardCount>
        <CardValue>
          <bdi>{value}</bdi>
        </CardValue>{' '}
        <CardLabel>{label}</CardLabel>
      </CardCount>
      {detail && <CardDetail>{detail}</CardDetail>}
    </CardLink>
  )
}
