import { type KeyboardEvent, type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { Tab, TabLabel, TabList, TabPanel } from './Tabs.styles.ts'
import { placeByKey, useChosenInSight } from './use-tab-row.ts'

export interface TabItem {
  id: string
  label: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** Name of the row of tabs: "Menu type". */
  label: string
  tabs: readonly TabItem[]
  /** The `id` of the chosen tab. */
  value: string
  onChange: (id: string) => void
  /** While what a tab shows is on its way no other can be chosen; focus stays where it is. */
  isBusy?: boolean
  /** What the chosen tab shows. */
  children?: ReactNode
}

/** Views of the same thing, one at a time. Arrows, Home and End choose among them; more than fit scroll in their row. */
export function Tabs({ label, tabs, value, onChange, isBusy = false, children }: TabsProps) {
  requireLabel('Tabs', label)
  const id = useId()
  const listRef = useChosenInSight<HTMLDivElement>('[aria-selected="true"]', value)
  const tabId = (tab: string) => `${id}-${tab}`
  // A value that is no tab would leave the row without a stop for the keyboard.
  const stop = tabs.some((tab) => tab.id === value) ? value : tabs.find((tab) => !tab.disabled)?.id

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const enabled = tabs.filter((tab) => !tab.disabled)
    const place = placeByKey(
      event,
      enabled.findIndex((tab) => tab.id === value),
      enabled.length,
    )
    const next = place === undefined ? undefined : enabled[place]
    if (!next) return
    event.preventDefault()
    if (isBusy) return
    onChange(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div>
      <TabList ref={listRef} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === stop ? 0 : -1}
            disabled={tab.disabled}
            // Not `disabled`: the tab that was just chosen would lose focus.
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onChange(tab.id)}
          >
            <TabLabel>{tab.label}</TabLabel>
          </Tab>
        ))}
      </TabList>
      {children && (
        <TabPanel role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} tabIndex={0}>
          {children}
        </TabPanel>
      )}
    </div>
  )
}
