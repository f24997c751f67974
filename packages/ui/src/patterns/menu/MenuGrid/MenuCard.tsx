import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Ellipsis, GripVertical, TriangleAlert, X } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode, type TouchEvent } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { Menu } from '../../../components/overlays/Menu/Menu.tsx'
import type { DragSource, DropTarget } from '../menu-drag-data.ts'
import type { MenuText } from '../../menu-text.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import { CountField } from './CountField.tsx'
import {
  CardBottom,
  CardButton,
  CardButtons,
  CardContents,
  CardCost,
  CardGrip,
  CardItem,
  CardKcal,
  CardKind,
  CardName,
  CardNameButton,
  CardProblem,
  CardRoot,
} from './MenuCard.styles.ts'
import type { MenuGridItem } from './menu-grid-types.ts'
import { useMenuGrid } from './MenuGridContext.tsx'

interface MenuCardProps {
  date: string
  item: MenuGridItem
  index: number
  count: number
  isReadOnly: boolean
}

/** Fields and buttons inside a card do not start a drag. */
const isControl = (target: EventTarget) => target instanceof Element && target.closest('input, button') !== null

/**
 * A thin wrapper that renders with every step of a drag; the card inside renders only when the item changes. A finger
 * or mouse drags the whole card, the keyboard its handle.
 */
export function MenuCard({ date, item, index, count, isReadOnly }: MenuCardProps) {
  const text = useMenuText()
  const { openDays } = useMenuGrid()
  const look = item.look ?? 'food'
  const isOpen = openDays.some((day) => day.date === date)
  const source: DragSource = { kind: 'card', date, id: item.id, name: item.name }
  const target: DropTarget = { kind: 'card', date, category: item.category, index }
  const drag = useDraggable({ id: `card:${date}:${item.id}`, data: source, disabled: isReadOnly })
  const drop = useDroppable({ id: `before:${date}:${item.id}`, data: target, disabled: isReadOnly || !isOpen })

  if (isReadOnly) {
    return (
      <CardItem $isOver={false} $isDragging={false}>
        <CardRoot $isMovable={false} $look={look}>
          <CardContent date={date} item={item} index={index} count={count} isReadOnly={isReadOnly} />
        </CardRoot>
      </CardItem>
    )
  }

  const { onMouseDown, onTouchStart, onKeyDown } = drag.listeners ?? {}
  return (
    <CardItem ref={drop.setNodeRef} $isOver={drop.isOver && !drag.isDragging} $isDragging={drag.isDragging}>
      <CardRoot
        ref={drag.setNodeRef}
        $isMovable
        $look={look}
        onMouseDown={(event: MouseEvent) => isControl(event.target) || onMouseDown?.(event)}
        onTouchStart={(event: TouchEvent) => isControl(event.target) || onTouchStart?.(event)}
      >
        <CardGrip
          ref={drag.setActivatorNodeRef}
          type="button"
          aria-label={text.moveItemNamed(item.name)}
          aria-describedby={drag.attributes['aria-describedby']}
          onMouseDown={(event) => onMouseDown?.(event)}
          onTouchStart={(event) => onTouchStart?.(event)}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <GripVertical aria-hidden />
        </CardGrip>
        <CardContent date={date} item={item} index={index} count={count} isReadOnly={isReadOnly} />
      </CardRoot>
    </CardItem>
  )
}

const CardContent = memo(function CardContent({ date, item, index, count, isReadOnly }: MenuCardProps): ReactNode {
  const text = useMenuText()
  const { actions, servingLines } = useMenuGrid()
  const { onOpenItem } = actions

  return (
    <>
      <CardName $isText={item.look === 'text'}>
        {item.look === 'placeholder' && <CardKind>{text.placeholder}</CardKind>}
        {item.look === 'recurring' && <CardKind>{text.recurringItem}</CardKind>}
        {item.servingLine !== undefined && <CardKind>{lineName(servingLines, item.servingLine, text)}</CardKind>}
        {onOpenItem && !item.look ? (
          <CardNameButton type="button" title={item.name} onClick={() => onOpenItem(date, item.id)}>
            <bdi>{item.name}</bdi>
          </CardNameButton>
        ) : (
          <bdi title={item.name}>{item.name}</bdi>
        )}
      </CardName>
      {item.contents && (
        <CardContents aria-label={item.name}>
          {item.contents.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </CardContents>
      )}
      {item.cost !== undefined && (
        <CardCost>
          <VisuallyHidden>{text.costOfPortion} </VisuallyHidden>
          <bdi>{item.cost}</bdi>
        </CardCost>
      )}
      <CardBottom>
        {item.look !== 'text' && (
          <CountField
            label={text.plannedServingsOf(item.name)}
            unit={text.servingsShort}
            value={item.plannedServings}
            isReadOnly={isReadOnly}
            onChange={(servings) => actions.onServingsChange(date, item.id, servings)}
          />
        )}
        {item.kcal && (
          <CardKcal>
            <MissingValue value={item.kcal} unit={text.calories} isPlain />
          </CardKcal>
        )}
        {!isReadOnly && (
          <CardButtons>
            <CardMenu date={date} item={item} index={index} count={count} />
            <CardButton
              type="button"
              aria-label={text.removeItemNamed(item.name)}
              title={text.removeItem}
              onClick={() => actions.onRemove(date, item.id)}
            >
              <X aria-hidden />
            </CardButton>
          </CardButtons>
        )}
      </CardBottom>
      {item.problem && (
        <CardProblem>
          <TriangleAlert aria-hidden />
          {item.problem}
        </CardProblem>
      )}
    </>
  )
})

/** How many serving lines the menu lists for a school that has not named its own. */
const unnamedLines = 4

const lineName = (names: readonly string[], line: number, text: Pick<MenuText, 'servingLineNumber'>) =>
  names[line - 1] ?? text.servingLineNumber(line)

/** Every move without dragging, the serving line, and removal. */
function CardMenu({ date, item, index, count }: Omit<MenuCardProps, 'isReadOnly'>) {
  const text = useMenuText()
  const { actions, openDays, categories, servingLines } = useMenuGrid()
  const { category, id, servingLine = null } = item
  const { onServingLineChange } = actions
  const lineCount = Math.max(servingLines.length || unnamedLines, servingLine ?? 0)
  const move = (to: { date?: string; category?: string; index: number }) =>
    actions.onMove({ date, id }, { date, category, ...to })
  const end = Number.MAX_SAFE_INTEGER

  return (
    <Menu
      label={text.itemActions(item.name)}
      align="end"
      sections={[
        {
          items: [
            { label: text.moveUp, disabled: index === 0, onSelect: () => move({ index: index - 1 }) },
            { label: text.moveDown, disabled: index === count - 1, onSelect: () => move({ index: index + 2 }) },
          ],
        },
        {
          label: text.servingLine,
          items: onServingLineChange
            ? [null, ...Array.from({ length: lineCount }, (_, index) => index + 1)].map((line) => ({
                label: line === null ? text.everyLine : lineName(servingLines, line, text),
                isChecked: line === servingLine,
                onSelect: () => onServingLineChange(date, id, line),
              }))
            : [],
        },
        {
          label: text.moveToDay,
          items: openDays
            .filter((day) => day.date !== date)
            .map((day) => ({ label: day.label, onSelect: () => move({ date: day.date, index: end }) })),
        },
        {
          label: text.moveToCategory,
          items: categories
            .filter((other) => other.id !== category)
            .map((other) => ({ label: other.label, onSelect: () => move({ category: other.id, index: end }) })),
        },
        { items: [{ label: text.removeItem, tone: 'danger' as const, onSelect: () => actions.onRemove(date, id) }] },
      ].filter((section) => section.items.length > 0)}
      trigger={(props) => (
        <CardButton {...props} type="button" aria-label={text.itemActions(item.name)} title={text.moveItem}>
          <Ellipsis aria-hidden />
        </CardButton>
      )}
    />
  )
}
