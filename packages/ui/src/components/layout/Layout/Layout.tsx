import { type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import type { space } from '../../../theme/tokens.ts'
import {
  ActionBarRoot,
  ColumnsRoot,
  InlineRoot,
  QuietRoot,
  SectionHeader,
  SectionRoot,
  SplitAside,
  SplitMain,
  SplitRoot,
  SplitStart,
  StackRoot,
} from './Layout.styles.ts'

type Step = Parameters<typeof space>[0]

export interface StackProps {
  /** Step of the 4 px grid. */
  gap?: Step
  /** Limits the width to that of a form with columns; the form itself is `isWide`. */
  isFormWide?: boolean
  /** In print, each child begins a page. */
  isPaged?: boolean
  children: ReactNode
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, isFormWide = false, isPaged = false, children }: StackProps) {
  return (
    <StackRoot $gap={gap} $isFormWide={isFormWide} $isPaged={isPaged}>
      {children}
    </StackRoot>
  )
}

export interface InlineProps {
  /** Step of the 4 px grid. */
  gap?: Step
  /** `end` aligns a button with fields that have a label above. */
  align?: 'start' | 'center' | 'end'
  /** On a phone the first child and a `fieldset` take a full line each; the others share the next: a search, dates and filters. */
  isFilling?: boolean
  children: ReactNode
}

/** Places its children in a row that wraps. */
export function Inline({ gap = 2, align = 'center', isFilling = false, children }: InlineProps) {
  return (
    <InlineRoot $gap={gap} $align={align} $isFilling={isFilling}>
      {children}
    </InlineRoot>
  )
}

export interface ColumnsProps {
  /** Minimum column width. */
  minWidth?: '8rem' | '12rem' | '16rem' | '20rem' | '24rem'
  children: ReactNode
}

/** As many equal columns as fit. */
export function Columns({ minWidth = '12rem', children }: ColumnsProps) {
  return <ColumnsRoot $minWidth={minWidth}>{children}</ColumnsRoot>
}

export interface SplitProps {
  /** Before the content, on wide screens only, such as a `SectionNav`. The content is then as wide as a form. */
  start?: ReactNode
  /** Stays visible next to the content on wide screens and follows it on narrow ones. */
  aside: ReactNode
  children: ReactNode
}

/** Main content with a start column, an aside, or both. */
export function Split({ start, aside, children }: SplitProps) {
  return (
    <SplitRoot $hasStart={start !== undefined}>
      {start && <SplitStart>{start}</SplitStart>}
      <SplitMain>{children}</SplitMain>
      <SplitAside tabIndex={-1}>{aside}</SplitAside>
    </SplitRoot>
  )
}

export interface SectionProps {
  /** Used as the heading and the name of the region. */
  title: string
  /** Target of links such as those of a `SectionNav`. */
  id?: string
  /** A sentence below the title. */
  description?: ReactNode
  /** Buttons or links next to the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of a page with its own heading. */
export function Section({ title, id: ownId, description, actions, children }: SectionProps) {
  requireLabel('Section', title, 'title')
  const id = useId()
  return (
    <SectionRoot aria-labelledby={id} {...(ownId ? { id: ownId, tabIndex: -1 } : {})}>
      <SectionHeader>
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </SectionHeader>
      {children}
    </SectionRoot>
  )
}

/** Save and Cancel of a long page, which stay visible at its bottom. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <ActionBarRoot>{children}</ActionBarRoot>
}

/** A secondary note. */
export function Quiet({ children }: { children: ReactNode }) {
  return <QuietRoot>{children}</QuietRoot>
}
