import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, Download, Printer, RotateCcw } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../../components/actions/Button/Button.tsx'
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { useTableText } from '../table-text.ts'
import { ColumnLine, ColumnList, Panel, PanelActions, PanelHint, PanelTitle, Pressed } from './OptionsPanel.styles.ts'
import type { ColumnTools } from './use-columns.ts'

const widthStep = 32
const densities = ['normal', 'compact'] as const

interface OptionsPanelProps {
  tools: ColumnTools
  onCsv: (() => Promise<void>) | undefined
  onClose: () => void
}

/** Everything that a drag or a key can do to a column, as buttons; height of rows, CSV and print. */
export function OptionsPanel({ tools, onCsv, onClose }: OptionsPanelProps) {
  const words = useTableText()
  const [isWriting, setIsWriting] = useState(false)
  const density =
    tools.layout.density ?? (document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'normal')

  async function handleCsv() {
    setIsWriting(true)
    try {
      await onCsv?.()
    } finally {
      setIsWriting(false)
    }
  }

  function handlePrint() {
    onClose()
    window.print()
  }

  return (
    <Panel>
      <PanelTitle>{words.columns}</PanelTitle>
      <ColumnLines tools={tools} />
      <PanelHint>{words.headerKeys}</PanelHint>
      <PanelTitle>{words.rowHeight}</PanelTitle>
      <PanelActions role="group" aria-label={words.rowHeight}>
        {densities.map((each) => (
          <Pressed key={each} type="button" aria-pressed={density === each} onClick={() => tools.setDensity(each)}>
            {words[each]}
          </Pressed>
        ))}
      </PanelActions>
      <PanelActions>
        {onCsv && (
          <Button size="small" isBusy={isWriting} onClick={handleCsv}>
            <Download aria-hidden />
            {words.downloadCsv}
          </Button>
        )}
        <Button size="small" onClick={handlePrint}>
          <Printer aria-hidden />
          {words.print}
        </Button>
        <Button size="small" variant="quiet" onClick={tools.reset}>
          <RotateCcw aria-hidden />
          {words.resetColumns}
        </Button>
      </PanelActions>
    </Panel>
  )
}

function ColumnLines({ tools }: { tools: ColumnTools }) {
  const words = useTableText()
  const movable = tools.entries.filter((entry) => entry.isMovable && entry.isShown)

  /** Moving the line would take the focus from its button. */
  function handleMove(event: MouseEvent<HTMLElement>, id: string, by: 1 | -1) {
    const button = event.currentTarget
    flushSync(() => tools.moveBy(id, by))
    button.focus()
  }

  return (
    <ColumnList>
      {tools.entries.map(({ id, head, isShown, isHideable, isMovable }) => {
        const at = movable.findIndex((entry) => entry.id === id)
        const isFirst = !isMovable || !isShown || at <= 0
        const isLast = !isMovable || !isShown || at === movable.length - 1
        return (
          <ColumnLine key={id}>
            <label>
              <input
                type="checkbox"
                checked={isShown}
                disabled={!isHideable}
                onChange={(event) => tools.show(id, event.target.checked)}
              />
              <bdi>{head}</bdi>
            </label>
            <IconButton
              label={words.moveEarlier(head)}
              aria-disabled={isFirst}
              onClick={(event) => isFirst || handleMove(event, id, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={words.moveLater(head)}
              aria-disabled={isLast}
              onClick={(event) => isLast || handleMove(event, id, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <span>
              <IconButton
                label={words.narrower(head)}
                aria-disabled={!isShown}
                onClick={() => isShown && tools.resizeBy(id, -widthStep)}
              >
                <ChevronsRightLeft aria-hidden />
              </IconButton>
              <IconButton
                label={words.wider(head)}
                aria-disabled={!isShown}
                onClick={() => isShown && tools.resizeBy(id, widthStep)}
              >
                <ChevronsLeftRight aria-hidden />
              </IconButton>
            </span>
          </ColumnLine>
        )
      })}
    </ColumnList>
  )
}
