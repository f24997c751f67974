import { Section } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'

interface NotCountedProps {
  /** Each school and program, with why it is not in the averages. */
  names: readonly string[]
  /** The group, where there are two. */
  group?: string
}

/** Which schools are not in a group's averages, and why. Empty if all are. */
export function NotCounted({ names, group }: NotCountedProps) {
  const t = useMessages()
  if (names.length === 0) return null
  const title = t('nutritionAnalysis.group.unknown')
  return (
    <Section
      title={group === undefined ? title : t('nutritionAnalysis.group.ofGroup', { title, group })}
      description={t('nutritionAnalysis.group.unknownHint')}
    >
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {names.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Cut to what a line of an exported report can hold. */
export function notCountedText(names: readonly string[]): string {
  const text = names.join('; ')
  return text.length <= 500 ? text : `${text.slice(0, 499)}…`
}
