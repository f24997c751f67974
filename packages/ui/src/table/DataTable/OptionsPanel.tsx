import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, Printer, RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
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
  onClose: () => void
}

/** Buttons for everything a drag or a key can do to a column; row height and print. */
export function OptionsPanel({ tools, onClose }: OptionsPanelProps) {
  const tableText = useTableText()
  const density =
    tools.layout.density ?? (document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'normal')

  function handlePrint() {
    onClose()
    window.print()
  }

  return (
    <Panel>
      <PanelTitle>{tableText.columns}</PanelTitle>
      <ColumnLines tools={tools} />
      <PanelHint>{tableText.headerKeys}</PanelHint>
      <PanelTitle>{tableText.rowHeight}</PanelTitle>
      <PanelActions role="group" aria-label={tableText.rowHeight}>
        {densities.map((each) => (
          <Pressed key={each} type="button" aria-pressed={density === each} onClick={() => tools.setDensity(each)}>
            {tableText[each]}
          </Pressed>
        ))}
      </PanelActions>
      <PanelActions>
        <Button size="small" onClick={handlePrint}>
          <Printer aria-hidden />
          {tableText.print}
        </Button>
        <Button size="small" variant="quiet" onClick={tools.reset}>
          <RotateCcw aria-hidden />
          {tableText.resetColumns}
        </Button>
      </PanelActions>
    </Panel>
  )
}

function ColumnLines({ tools }: { tools: ColumnTools }) {
  const tableText = useTableText()
  const movable = tools.entries.filter((entry) => entry.isMovable && entry.isShown)

  /** Moving the line would take focus from its button. */
  function handleMove(event: MouseEvent<HTMLElement>, id: string, by: 1 | -1) {
    const button = event.currentTarget
    flushSync(() => tools.moveBy(id, by))
    button.focus()
  }

  return (
    <ColumnList>
      {tools.entries.map(({ id, header, isShown, isHideable, isMovable }) => {
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
              <bdi>{header}</bdi>
            </label>
            <IconButton
              label={tableText.moveEarlier(header)}
              aria-disabled={isFirst}
              onClick={(event) => isFirst || handleMove(event, id, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={tableText.moveLater(header)}
              aria-disabled={isLast}
              onClick={(event) => isLast || handleMove(event, id, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <span>
              <IconButton
                label={tableText.narrower(header)}
                aria-disabled={!isShown}
                onClick={() => isShown && tools.resizeBy(id, -widthStep)}
              >
                <ChevronsRightLeft aria-hidden />
              </IconButton>
              <IconButton
                label={tableText.wider(header)}
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
