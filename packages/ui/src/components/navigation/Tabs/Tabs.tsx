import { type KeyboardEvent, type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { Tab, TabLabel, TabList, TabPanel } from './Tabs.styles.ts'
import { indexByKey, useScrollToSelected } from './use-tab-row.ts'

export interface TabItem {
  id: string
  label: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** Accessible name: "Menu type". */
  label: string
  tabs: readonly TabItem[]
  /** The `id` of the selected tab. */
  value: string
  onChange: (id: string) => void
  /** While the panel loads no other tab can be selected; focus stays. */
  isBusy?: boolean
  /** The panel of the selected tab. */
  children?: ReactNode
}

/** Views of the same thing, one at a time. Arrow keys, Home and End select; the row scrolls if the tabs do not fit. */
export function Tabs({ label, tabs, value, onChange, isBusy = false, children }: TabsProps) {
  requireLabel('Tabs', label)
  const id = useId()
  const listRef = useScrollToSelected<HTMLDivElement>('[aria-selected="true"]', value)
  const tabId = (tab: string) => `${id}-${tab}`
  // A value that matches no tab would leave the row without a tab stop.
  const stop = tabs.some((tab) => tab.id === value) ? value : tabs.find((tab) => !tab.disabled)?.id

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const enabled = tabs.filter((tab) => !tab.disabled)
    const place = indexByKey(
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
            // Not `disabled`: the tab just selected would lose focus.
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
