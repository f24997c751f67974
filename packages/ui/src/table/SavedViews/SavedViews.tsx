import { Bookmark, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { VisuallyHidden } from '../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useConfirm } from '../../components/overlays/ConfirmDialog/ConfirmProvider.tsx'
import { PopupSheet } from '../../components/overlays/Popup/Popup.styles.ts'
import { usePopupSheet } from '../../hooks/use-popup-sheet.ts'
import type { SavedView } from './saved-view.ts'
import { ButtonName, ChangedMark } from './SavedViews.styles.ts'
import { useViewsText } from './views-text.ts'
import { ViewsPanel } from './ViewsPanel.tsx'

// Rarely opened, and dialogs are large.
const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }))

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
  /** Saves what the table shows under a name, replacing the view `replaced` if set. Rejects with the error to show. */
  onSave: (name: string, replaced: View | null, isShared: boolean) => Promise<unknown>
  onRename: (view: View, name: string, isShared: boolean) => Promise<unknown>
  onDelete: (view: View) => Promise<unknown>
}

/** One button for the saved views of a table: apply, save, update, rename, delete. The caller stores the views. */
export function SavedViews<View extends SavedView>(props: SavedViewsProps<View>) {
  const { views, current, isChanged, onOpen, onApply, onSave, onRename, onDelete } = props
  const text = useViewsText()
  const confirm = useConfirm()
  const sheet = usePopupSheet()
  /** What the dialog asks a name for: a new view, or the one to rename. */
  const [naming, setNaming] = useState<View | 'new' | null>(null)

  function handleToggle() {
    if (!sheet.isOpen) onOpen?.()
    sheet.toggle()
  }

  const closeThen = (run: () => void) => {
    sheet.close()
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
      <Button {...sheet.buttonProps} variant="quiet" onClick={handleToggle}>
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
      {sheet.isOpen && (
        <PopupSheet {...sheet.sheetProps} aria-label={text.views}>
          <ViewsPanel
            {...props}
            onApply={(view) => closeThen(() => onApply(view))}
            onUpdate={(view) => onSave(view.name, view, view.isShared ?? false).then(sheet.close)}
            onNew={() => closeThen(() => setNaming('new'))}
            onRename={(view) => closeThen(() => setNaming(view))}
            onDelete={(view) => closeThen(() => void handleDelete(view))}
          />
        </PopupSheet>
      )}
      {naming && (
        <Suspense fallback={null}>
          <ViewDialog
            // Names are unique among the user's own views.
            views={(views ?? []).filter(({ ownerName }) => !ownerName)}
            renamed={naming === 'new' ? null : naming}
            maxLength={props.maxLength}
            onSave={(name, replaced, isShared) =>
              naming === 'new'
                ? onSave(name, views?.find(({ id }) => id === replaced?.id) ?? null, isShared)
                : onRename(naming, name, isShared)
            }
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  )
}
