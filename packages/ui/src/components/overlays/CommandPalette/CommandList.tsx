import { useUiText } from '../../../text/UiText.ts'
import { useLinkComponent } from '../../navigation/Link/Link.tsx'
import { ShortcutKeys } from '../ShortcutHelp/ShortcutKeys.tsx'
import { GroupHeading, GroupMore, OptionDetail, OptionIcon, OptionLabel, OptionRoot } from './CommandPalette.styles.ts'
import { useCommandText } from './command-text.ts'
import type { CommandEntry, CommandGroup } from './command-types.ts'

interface CommandListProps {
  id: string
  groups: readonly CommandGroup[]
  activeKey: string | undefined
  optionId: (key: string) => string
  onHover: (key: string) => void
  onChoose: (entry: CommandEntry) => void
}

/** The options, grouped under headings. */
export function CommandList({ id, groups, activeKey, optionId, onHover, onChoose }: CommandListProps) {
  const ui = useUiText()
  const text = useCommandText()
  const hasIcons = groups.some(({ entries }) => entries.some(({ command }) => Boolean(command.icon)))

  return (
    <div role="listbox" id={id} aria-label={text.commandSearch}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label}>
          <GroupHeading aria-hidden>{group.label}</GroupHeading>
          {group.entries.map((entry) => (
            <Option
              key={entry.key}
              id={optionId(entry.key)}
              entry={entry}
              isActive={entry.key === activeKey}
              hasIcons={hasIcons}
              onHover={onHover}
              onChoose={onChoose}
            />
          ))}
          {group.more > 0 && <GroupMore aria-hidden>{text.commandMore(ui.number(group.more))}</GroupMore>}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<CommandListProps, 'id' | 'onHover' | 'onChoose'> {
  entry: CommandEntry
  isActive: boolean
  /** Whether any option has an icon. */
  hasIcons: boolean
}

function Option({ id, entry, isActive, hasIcons, onHover, onChoose }: OptionProps) {
  const { command } = entry
  const href = 'href' in command ? command.href : undefined
  const link = useLinkComponent(href ?? '')

  return (
    <OptionRoot
      {...(href === undefined ? {} : { as: link, href })}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      // Reacts to pointer moves only: a list scrolling under a resting pointer must not change the selection.
      onPointerMove={() => onHover(entry.key)}
      onClick={() => onChoose(entry)}
    >
      {hasIcons && <OptionIcon>{command.icon}</OptionIcon>}
      <OptionLabel>
        <bdi>{command.label}</bdi>
      </OptionLabel>
      {command.detail && (
        <OptionDetail>
          <bdi>{command.detail}</bdi>
        </OptionDetail>
      )}
      {command.keys && <ShortcutKeys keys={command.keys} />}
    </OptionRoot>
  )
}
