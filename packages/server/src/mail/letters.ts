import type { MailKind } from './queue.ts'

/** What a letter is about: whom it greets, whose name stands under it, and where its link leads. */
export interface LetterFacts {
  firstName: string
  catererName: string
  userName: string
  /** Of a reset and an invitation. */
  link: string
}

export interface Letter {
  subject: string
  text: string
  html: string
}

/** The words of a mail, as plain text and as simple HTML. Names are a caterer's own text: no line of theirs begins a new one. */
export function writeLetter(kind: MailKind, facts: LetterFacts): Letter {
  const { catererName, firstName } = oneLine(facts)
  const { subject, paragraphs, button } = parts(kind, oneLine(facts))
  const end = `${catererName}, through Commissary`
  const greeting = `Hello ${firstName},`
  const shown = [greeting, ...paragraphs]
  const text = [...shown, ...(button ? [facts.link] : []), end].join('\n\n')
  const html = [
    ...shown.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p><a href="${escapeHtml(facts.link)}">${escapeHtml(button)}</a></p>`,
          `<p>If the link does not open, copy this address into your browser:<br>${escapeHtml(facts.link)}</p>`,
        ]
      : []),
    `<p>${escapeHtml(end)}</p>`,
  ].join('\n')
  return { subject, text: `${text}\n`, html: `<!doctype html>\n<html lang="en">\n<body>\n${html}\n</body>\n</html>\n` }
}

function parts(kind: MailKind, { catererName, userName }: LetterFacts) {
  switch (kind) {
    case 'reset':
      return {
        subject: 'Set a new password for Commissary',
        paragraphs: [
          `Somebody asked for a new password for your account ${userName} at ${catererName}.`,
          'Open this link to set it. It works once, within 30 minutes. If it was not you, do nothing: your password stays as it is.',
        ],
        button: 'Set a new password',
      }
    case 'invitation':
      return {
        subject: `Your account at ${catererName}`,
        paragraphs: [
          `${catererName} made an account for you in Commissary. Your user name is ${userName}.`,
          'Open this link to set your password. It works once, within 7 days. After that, ask your system administrator for a new one.',
        ],
        button: 'Set your password',
      }
    case 'passwordSet':
      return {
        subject: 'Your password was set',
        paragraphs: [
          `The password of your account ${userName} at ${catererName} was set just now. Everywhere else the account was logged out.`,
          'If it was not you, tell your system administrator at once.',
        ],
        button: null,
      }
  }
}

/** Names without line breaks and other control characters. */
function oneLine(facts: LetterFacts): LetterFacts {
  const clean = (text: string) =>
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
  return {
    link: facts.link,
    firstName: clean(facts.firstName),
    catererName: clean(facts.catererName),
    userName: clean(facts.userName),
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
