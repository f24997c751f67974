import type { Language } from '@commissary/messages/languages'
import type { ServerTexts } from '@commissary/messages/server'

import { escapeHtml, htmlPage, oneLine } from '../../mail/letter-page.ts'
import type { AccountMailKind } from '../../mail/queue.ts'
import { translatorFor } from '../../shared/messages.ts'

/** The values of a letter. */
export interface LetterFacts {
  firstName: string
  catererName: string
  userName: string
  /** Address of the button; empty for a letter without one. */
  link: string
}

export interface Letter {
  subject: string
  text: string
  html: string
}

type LetterTexts = ServerTexts['mail'][AccountMailKind]

/** Writes a letter about an account as plain text and as simple HTML. Names are user input: they cannot start a new line. */
export function writeLetter(kind: AccountMailKind, { link, ...facts }: LetterFacts, language: Language): Letter {
  const t = translatorFor(language)
  const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, oneLine(value)]))
  const part = (name: keyof LetterTexts) => t(`mail.${kind}.${name}`, values)
  const paragraphs = [t('mail.greeting', values), part('reason'), part('action')]
  const signature = t('mail.signature', values)

  const text = [...paragraphs, ...(kind === 'passwordSet' ? [] : [link]), signature].join('\n\n')
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(kind === 'passwordSet'
      ? []
      : [
          `<p><a href="${escapeHtml(link)}">${escapeHtml(t(`mail.${kind}.button`))}</a></p>`,
          `<p>${escapeHtml(t('mail.copyLink'))}<br>${escapeHtml(link)}</p>`,
        ]),
    `<p>${escapeHtml(signature)}</p>`,
  ].join('\n')
  return { subject: part('subject'), text: `${text}\n`, html: htmlPage(html, language) }
}
