import { type FocusEvent, type ReactNode, type Ref, useId } from 'react'

import {
  AmountActions,
  AmountRoot,
  AmountText,
  CountCardBody,
  CountCardDetails,
  CountCardHeader,
  CountCardRoot,
  CountCardBadges,
  CountFieldsRoot,
  CountLead,
} from './CountCard.styles.ts'

export interface CountCardProps {
  /** The item. */
  name: string
  /** Code, pack, what is expected: one line. */
  details: ReactNode
  /** Shown by the edge of the card; `badges` say it in words. */
  state: 'open' | 'counted' | 'recount'
  badges?: ReactNode
  /** A scanner has just found it. */
  isFound?: boolean
  ref?: Ref<HTMLElement> | undefined
  /** What was counted, fields, and notices. */
  children: ReactNode
}

/** An item to count: what it is, what was counted so far, and the fields for it. Cards out of sight are not rendered. */
export function CountCard({ name, details, state, badges, isFound = false, ref, children }: CountCardProps) {
  const id = useId()

  return (
    <CountCardRoot ref={ref} aria-labelledby={id} $state={state} $isFound={isFound}>
      <CountCardHeader>
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <CountCardDetails>{details}</CountCardDetails>
        {badges && <CountCardBadges>{badges}</CountCardBadges>}
      </CountCardHeader>
      <CountCardBody>{children}</CountCardBody>
    </CountCardRoot>
  )
}

export interface CountFieldsProps {
  /** Called when the focus leaves the fields together. */
  onLeave?: (() => void) | undefined
  /** A field with long texts above the others, such as the lot. */
  lead?: ReactNode
  children: ReactNode
}

/** The fields of a CountCard in a row that wraps, with the button that saves them. */
export function CountFields({ onLeave, lead, children }: CountFieldsProps) {
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  return (
    <CountFieldsRoot onBlur={handleBlur}>
      {lead && <CountLead>{lead}</CountLead>}
      {children}
    </CountFieldsRoot>
  )
}

export interface CountedAmountProps {
  /** "2 cases 1.5 lb" */
  amount: string
  /** Who counted it, and when. */
  meta: string
  /** The amount that it replaced, if another person had counted. */
  replaced?: string | undefined
  actions?: ReactNode
}

/** A counted amount, with the person and the time. */
export function CountedAmount({ amount, meta, replaced, actions }: CountedAmountProps) {
  return (
    <AmountRoot>
      <AmountText>
        <strong>
          <bdi>{amount}</bdi>
        </strong>
        <div>
          <bdi>{meta}</bdi>
        </div>
        {replaced !== undefined && <em>{replaced}</em>}
      </AmountText>
      {actions && <AmountActions>{actions}</AmountActions>}
    </AmountRoot>
  )
}
