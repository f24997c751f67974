import { Check, Pencil, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { Banner } from '../../components/feedback/Banner/Banner.tsx'
import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import type { SavedView } from './saved-view.ts'
import { Choice, Note, Owner, Panel, PanelActions, ViewLine, ViewList } from './SavedViews.styles.ts'
import { useViewsText } from './views-text.ts'

interface ViewsPanelProps<View> {
  views: readonly View[] | undefined
  error?: unknown
  onRetry: () => void
  current: View | null
  isChanged: boolean
  onApply: (view: View | null) => void
  onUpdate: (view: View) => Promise<unknown>
  onNew: () => void
  onRename: (view: View) => void
  onDelete: (view: View) => void
}

/** The list of views, and buttons to update the current view or save a new one. */
export function ViewsPanel<View extends SavedView>(props: ViewsPanelProps<View>) {
  const { views, error, onRetry, current, isChanged, onUpdate, onNew } = props
  const text = useUiText()
  const viewsText = useViewsText()
  const [isUpdating, setIsUpdating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function handleUpdate(view: View) {
    setIsUpdating(true)
    setFailure(null)
    try {
      await onUpdate(view)
    } catch (reason) {
      setFailure(errorMessage(reason, text.somethingWentWrong))
    } finally {
      setIsUpdating(false)
    }
  }

  if (!views) {
    const isFailed = error !== undefined && error !== null
    if (!isFailed) return <Note role="status">{text.loading}</Note>
    return (
      <Panel>
        <Banner tone="error">{errorMessage(error, text.somethingWentWrong)}</Banner>
        <PanelActions>
          <Button size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        </PanelActions>
      </Panel>
    )
  }
  return (
    <Panel>
      {views.length === 0 ? (
        <Note>
          <strong>{viewsText.noViews}</strong>
          {viewsText.noViewsHint}
        </Note>
      ) : (
        <ViewLines {...props} views={views} />
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      <PanelActions>
        {current && !current.ownerName && isChanged && (
          <Button size="small" isBusy={isUpdating} onClick={() => handleUpdate(current)}>
            <Save aria-hidden />
            {viewsText.updateView}
          </Button>
        )}
        <Button size="small" variant={current && !current.ownerName && isChanged ? 'quiet' : 'outline'} onClick={onNew}>
          {viewsText.saveView}
        </Button>
      </PanelActions>
    </Panel>
  )
}

function ViewLines<View extends SavedView>({
  views,
  current,
  onApply,
  onRename,
  onDelete,
}: ViewsPanelProps<View> & { views: readonly View[] }) {
  const text = useViewsText()
  return (
    <ViewList>
      <ViewLine>
        <Choice type="button" aria-current={current === null || undefined} onClick={() => onApply(null)}>
          <Check aria-hidden />
          {text.standardView}
        </Choice>
      </ViewLine>
      {views.map((view) => (
        <ViewLine key={view.id}>
          <Choice type="button" aria-current={view.id === current?.id || undefined} onClick={() => onApply(view)}>
            <Check aria-hidden />
            <span>
              <bdi>{view.name}</bdi>
              {(view.ownerName || view.isShared) && (
                <Owner>{view.ownerName ? text.sharedBy(view.ownerName) : text.viewShared}</Owner>
              )}
            </span>
          </Choice>
          {!view.ownerName && (
            <>
              <IconButton label={text.renameView(view.name)} onClick={() => onRename(view)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={text.deleteView(view.name)} onClick={() => onDelete(view)}>
                <Trash2 aria-hidden />
              </IconButton>
            </>
          )}
        </ViewLine>
      ))}
    </ViewList>
  )
}
