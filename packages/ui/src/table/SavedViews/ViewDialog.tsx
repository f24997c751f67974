import { type SubmitEvent, useId, useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { Checkbox } from '../../components/fields/Checkbox/Checkbox.tsx'
import { countCharacters } from '../../components/fields/Field/character-limit.ts'
import { TextField } from '../../components/fields/TextField/TextField.tsx'
import { Dialog } from '../../components/overlays/Dialog/Dialog.tsx'
import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import type { SavedView } from './saved-view.ts'
import { DialogFields } from './SavedViews.styles.ts'
import { useViewsText } from './views-text.ts'

interface ViewDialogProps {
  views: readonly SavedView[]
  /** The view to rename; `null` for a new one. */
  renamed: SavedView | null
  maxLength: number
  onSave: (name: string, replaced: SavedView | null, isShared: boolean) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a view. For a new view, the name of an existing one offers to replace it. */
export function ViewDialog({ views, renamed, maxLength, onSave, onClose }: ViewDialogProps) {
  const text = useUiText()
  const viewsText = useViewsText()
  const id = useId()
  const [name, setName] = useState(renamed?.name ?? '')
  const [isShared, setIsShared] = useState(renamed?.isShared ?? false)
  const [error, setError] = useState<string>()
  /** The view that Replace would replace. */
  const [taken, setTaken] = useState<SavedView | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function handleChange(next: string) {
    setName(next)
    setError(undefined)
    setTaken(null)
  }

  /** The reason why the name cannot be saved, or `null`. */
  function refuse(wanted: string): string | null {
    if (wanted === '') return viewsText.viewNameMissing
    const over = countCharacters(wanted) - maxLength
    if (over > 0) return text.tooLong(text.number(over), text.number(maxLength))
    const other = views.find((view) => view.id !== renamed?.id && isSameName(view.name, wanted))
    if (!other || other === taken) return null
    if (renamed) return viewsText.viewNameTaken(other.name)
    setTaken(other)
    return viewsText.viewNameReplaceable(other.name)
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // For React, the dialog's form is inside the form of its page.
    event.stopPropagation()
    if (isBusy) return
    const wanted = name.trim()
    const reason = refuse(wanted)
    if (reason !== null) {
      setError(reason)
      return
    }
    setIsBusy(true)
    try {
      await onSave(wanted, taken, isShared)
      onClose()
    } catch (failure) {
      setError(errorMessage(failure, text.somethingWentWrong))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={renamed ? viewsText.renameViewTitle : viewsText.saveViewTitle}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
            {text.cancel}
          </Button>
          <Button variant="solid" type="submit" form={id} isBusy={isBusy}>
            {taken ? viewsText.replaceView : text.save}
          </Button>
        </>
      }
    >
      <DialogFields>
        <form id={id} noValidate onSubmit={handleSubmit}>
          <TextField
            label={viewsText.viewName}
            required
            autoComplete="off"
            maxLength={maxLength}
            value={name}
            onChange={handleChange}
            error={error}
          />
        </form>
        <Checkbox
          label={viewsText.shareView}
          hint={viewsText.shareViewHint}
          checked={isShared}
          onChange={setIsShared}
        />
      </DialogFields>
    </Dialog>
  )
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
