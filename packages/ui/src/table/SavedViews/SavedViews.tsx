import { Bookmark, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useConfirm } from '../../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { PopupSheet } from '../../components/overlays/Popup/Popup.styles.ts'
import { useOutsidePress } from '../../hooks/use-outside-press.ts'
import { usePopup } from '../../hooks/use-popup.ts'
import type { SavedView } from './saved-view.ts'
import { ButtonName, ChangedMark } from './SavedViews.styles.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { useViewsText } from './views-text.ts'
import { ViewsPanel } from './ViewsPanel.tsx'

export interface SavedViewsProps<View extends SavedView> {
  /** The views by name; `undefined` while loading. */
  views: readonly View[] | undefined
  /** Why the views did not load; `undefined` or `null` if they did. */
  error?: unknown
  onRetry: () => void
  /** Called when the list opens, so that views are loaded only then. */
  onOpen?: () => void
  /** The view that was chosen; `null` if none was. */
  current: View | null
  /** The table no longer matches the chosen view. */
  isChanged: boolean
  /** The longest name, in characters. */
  maxLength: number
  /** `null` is the standard view: nothing filtered or arranged. */
  onApply: (view: View | null) => void
  /** Saves what the table shows under a name, in place of `replaced` if that is a view. Rejects with what to show. */
  onSave: (name: string, replaced: View | null) => Promise<unknown>
  onRename: (view: View, name: string) => Promise<unknown>
  onDelete: (view: View) => Promise<unknown>
}

/** One button for the saved views of a table: apply, save, update, rename, delete. The caller stores the views. */
export function SavedViews<View extends SavedView>(props: SavedViewsProps<View>) {
  const { views, current, isChanged, onOpen, onApply, onSave, onRename, onDelete } = props
  const text = useViewsText()
  const confirm = useConfirm()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  /** What the dialog names: a new view, or the one to rename. */
  const [naming, setNaming] = useState<View | 'new' | null>(null)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen, align: 'end' })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  useEffect(() => {
    if (isOpen) popupRef.current?.focus()
  }, [isOpen, popupRef])

  function handleToggle() {
    if (!isOpen) onOpen?.()
    setIsOpen(!isOpen)
  }

  /** Focus goes to the button first, so that a dialog returns it there. */
  function close() {
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // A surrounding dialog must stay open.
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  const closeThen = (run: () => void) => {
    close()
    run()
  }

  const handleDelete = (view: View) =>
    confirm({
      title: text.deleteViewTitle,
      message: text.deleteViewMessage,
      subject: view.name,
      okText: text.deleteViewOk,
      tone: 'danger',
      onConfirm: () => onDelete(view),
    })

  return (
    <>
      <Button
        ref={anchorRef}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={handleToggle}
      >
        <Bookmark aria-hidden />
        {current ? (
          <ButtonName>
            <VisuallyHidden>{text.viewShown} </VisuallyHidden>
            <bdi>{current.name}</bdi>
          </ButtonName>
        ) : (
          text.views
        )}
        {current && isChanged && (
          <>
            <ChangedMark aria-hidden />
            <VisuallyHidden>{text.viewChanged}</VisuallyHidden>
          </>
        )}
        <ChevronDown aria-hidden />
      </Button>
      {isOpen && (
        <PopupSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role="dialog"
          tabIndex={-1}
          aria-label={text.views}
          onKeyDown={handleKeyDown}
        >
          <ViewsPanel
            {...props}
            onApply={(view) => closeThen(() => onApply(view))}
            onUpdate={(view) => onSave(view.name, view).then(close)}
            onNew={() => closeThen(() => setNaming('new'))}
            onRename={(view) => closeThen(() => setNaming(view))}
            onDelete={(view) => closeThen(() => void handleDelete(view))}
          />
        </PopupSheet>
      )}
      {naming && (
        <ViewDialog
          views={views ?? []}
          renamed={naming === 'new' ? null : naming}
          maxLength={props.maxLength}
          onSave={(name, replaced) => (naming === 'new' ? onSave(name, replaced) : onRename(naming, name))}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
