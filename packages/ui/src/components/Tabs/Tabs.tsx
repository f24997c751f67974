import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { Tab, TabList, TabPanel } from './Tabs.styles.ts'

export interface TabItem {
  id: string
  label: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** Name of the row of tabs: "Menu type". */
  label: string
  tabs: readonly TabItem[]
  value: string
  onChange: (id: string) => void
  /** While what a tab shows is on its way no other can be chosen; focus stays where it is. */
  isBusy?: boolean
  /** What the chosen tab shows. */
  children?: ReactNode
}

/** Views of the same thing, one at a time. Arrows, Home and End choose among them. */
export function Tabs({ label, tabs, value, onChange, isBusy = false, children }: TabsProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)

  // More tabs than fit scroll within their row: the chosen one is in sight.
  useEffect(() => {
    const list = listRef.current
    const row = list?.getBoundingClientRect()
    const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    if (!list || !row || !tab) return
    if (tab.left < row.left) list.scrollLeft += tab.left - row.left
    else if (tab.right > row.right) list.scrollLeft += tab.right - row.right
  }, [value])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const enabled = tabs.filter((tab) => !tab.disabled)
    const at = enabled.findIndex((tab) => tab.id === value)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
    const next =
      event.key === 'Home'
        ? enabled[0]
        : event.key === 'End'
          ? enabled.at(-1)
          : step !== undefined && enabled[(at + step + enabled.length) % enabled.length]
    if (!next) return
    event.preventDefault()
    if (isBusy) return
    onChange(next.id)
    listRef.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}-${next.id}`)}"]`)?.focus()
  }

  return (
    <div>
      <TabList ref={listRef} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            // Not `disabled`: the tab that was just chosen would lose focus.
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onChange(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {children && (
        <TabPanel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </TabPanel>
      )}
    </div>
  )
}
