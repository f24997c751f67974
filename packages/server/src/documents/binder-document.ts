import type { CreditEvidence } from '@commissary/domain/crediting'
import type { MenuType } from '@commissary/domain/menu'
import type { SignaturePart } from '@commissary/domain/production'

import type { AnalysisDocument } from './analysis-document.ts'
import type { CardDocument } from './card-document.ts'
import type { Letterhead } from './letterhead.ts'
import type { MenuDocument } from './menu-document.ts'
import type { ProductionDocument } from './production-document.ts'

/** What a reviewer would ask for and not find. */
export type BinderGap = { date: string | null } & (
  | { kind: 'noMenu' | 'noRecord' | 'noAnalysis' | 'noVanAction' }
  | { kind: 'unsigned'; parts: SignaturePart[] }
  | { kind: 'noTemperature' | 'noHolding' | 'noAction' | 'noDisposition' | 'noDiscardReason'; items: string[] }
  | { kind: 'placeholder' | 'draft' | 'noEvidence' | 'noDocument'; name: string }
  | { kind: 'expired'; name: string; until: string }
  | { kind: 'notAttached'; name: string; file: string; problem: AttachmentProblem }
)

/** Why the pages of a file are not in the binder. */
export type AttachmentProblem = 'protected' | 'damaged' | 'tooLarge'

/** A label, or a document that proves credits, whose pages are bound in after all others. */
export interface BinderAttachment {
  /** The ingredient that it is about. */
  name: string
  file: string
  /** A PDF, or a picture as JPEG. */
  content: { type: 'pdf' | 'jpeg'; bytes: Uint8Array } | { problem: AttachmentProblem }
}

/** What proves the credits of an ingredient. */
export interface BinderEvidence {
  name: string
  /** Null = nothing does. */
  evidence: CreditEvidence | null
  /** The file that proves it; null without one. */
  document: string | null
  expiresOn: string | null
}

/** Everything about a week of a school's meal: other documents, one after the other, and what is missing before them. */
export interface BinderDocument extends Letterhead {
  binder: {
    schoolName: string
    itemType: MenuType
    from: string
    to: string
    gaps: BinderGap[]
    menus: MenuDocument[]
    records: ProductionDocument[]
    cards: CardDocument[]
    evidence: BinderEvidence[]
    attachments: BinderAttachment[]
    analyses: AnalysisDocument[]
  }
}
