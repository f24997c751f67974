import type { MailSettings } from '../../src/mail/transport.ts'
import type { MailMessage } from '../../src/mail/transport.ts'

/** A fake mail server that keeps its messages. */
export interface Inbox extends MailSettings {
  messages: MailMessage[]
  /** The newest email to an address, once it has this many. */
  mailTo: (address: string, count?: number) => Promise<MailMessage>
  /** Token and user of the link in the newest email to an address. */
  linkTo: (address: string, count?: number) => Promise<{ url: URL; token: string; uid: number }>
}

/** Creates an inbox. `accept` can reject a message by throwing. */
export function createInbox(accept: (message: MailMessage) => void | Promise<void> = () => undefined): Inbox {
  const messages: MailMessage[] = []

  async function mailTo(address: string, count = 1): Promise<MailMessage> {
    for (const start = performance.now(); performance.now() - start < 10_000;) {
      const own = messages.filter(({ to }) => to === address)
      const last = own.at(-1)
      if (last && own.length >= count) return last
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`Email ${count} to ${address} did not arrive`)
  }

  return {
    messages,
    mailTo,
    async linkTo(address, count) {
      const { text } = await mailTo(address, count)
      const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
      return { url, token: url.searchParams.get('token') ?? '', uid: Number(url.searchParams.get('uid')) }
    },
    baseUrl: () => 'https://app.example.test',
    async send(message) {
      await accept(message)
      messages.push(message)
    },
  }
}
