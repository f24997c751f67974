import type { GroupGuidance } from './guidance-types.ts'

export const store: GroupGuidance<'store'> = {
  CountCard: {
    anatomy: [
      'The item, and a line with its code, pack and what is expected',
      'Badges: counted, to recount, added',
      'CountedAmount: each amount with its person and time',
      'CountFields: the fields and their button, at least 44 px high',
    ],
    do: [
      'Save in onLeave of CountFields, so that an amount is not lost when the next item is counted.',
      'Set isFound when a scanner found the item, and focus its field.',
      'Say what an amount replaced if another person had counted.',
    ],
    dont: [
      'Do not fill fields with 0: an item that was not counted is not zero.',
      'Do not rely on the color of the edge: say the state in a badge.',
    ],
    keyboard: 'Handles no keys itself. Leaving the fields by Tab calls their onLeave.',
    screenReader: 'A region with the name of the item.',
    content: 'Details are one line: "I0012 · 6/5 LB · Expected 2 cases".',
  },
  LineRow: {
    anatomy: ['The item, and a line about it', 'Its fields', 'A button that removes it'],
    do: ['Say what is on hand, so that no one asks for what is there.'],
    dont: ['Do not use it for more than three fields: they must fit next to the item.'],
    keyboard: 'Handles no keys itself.',
    screenReader: 'A region with the name of the item.',
    content: 'The button names the item: "Remove Milk".',
  },
  OrderList: {
    anatomy: ['A handle to drag', 'The place and the name', 'Buttons to move up and down'],
    do: ['Keep the order when an item is moved, so that nothing has to be saved twice.'],
    dont: ['Do not use it to sort by a value: that is what headers of a table are for.'],
    keyboard: [
      ['↑ ↓ on a handle', 'Move the item, and keep the focus on it'],
      ['Home, End on a handle', 'Move the item to an end'],
      ['Enter, Space on a button', 'Move the item by one'],
    ],
    screenReader: 'A list. After a move the item and its new place are announced: "Milk, 2 of 14".',
    content: 'Buttons name the item they move: "Move Milk up".',
  },
}
