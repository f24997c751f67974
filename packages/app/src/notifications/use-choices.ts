import { chooseNotification, type NotificationChoice, useListNotificationChoices } from '@commissary/api-client'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'

type Kind = NotificationChoice['kind']

/** How the user is notified of each kind. A change shows at once, and is taken back with the reason at its row if it is not saved. */
export function useChoices() {
  const t = useMessages()
  const list = useListNotificationChoices()
  const [errors, setErrors] = useState<Partial<Record<Kind, string>>>({})
  const choices = list.data?._embedded.notificationChoices

  async function choose(kind: Kind, change: { bell?: boolean; mail?: boolean }) {
    const stored = choices?.find((choice) => choice.kind === kind)
    if (!choices || !stored) return
    const { bell, mail } = { ...stored, ...change }
    const next = choices.map((choice) => (choice.kind === kind ? { ...choice, bell, mail } : choice))
    setErrors(({ [kind]: _, ...others }) => others)
    try {
      await list.mutate(
        async () => {
          await chooseNotification(kind, { bell, mail })
          return { _embedded: { notificationChoices: next } }
        },
        { optimisticData: { _embedded: { notificationChoices: next } }, rollbackOnError: true, revalidate: false },
      )
    } catch (error) {
      setErrors((others) => ({ ...others, [kind]: reasonOf(saveFailure(error, t)) }))
    }
  }

  return { list, choices, errors, choose }
}
