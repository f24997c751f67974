import { type ClipboardEvent, useState } from 'react'

interface Item {
  id: number
  name: string
  kcal: number
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const categories = ['Entree', 'Fruit', 'Vegetables', 'Grain', 'Side', 'Milk', 'Other']
const library: readonly Item[] = Array.from({ length: 200 }, (_, id) => ({
  id,
  name: `Food ${id}`,
  kcal: 40 + ((id * 37) % 300),
}))

/** By `<day> <category>`. */
type Menu = Readonly<Record<string, readonly Item[]>>

const start: Menu = Object.fromEntries(
  days.flatMap((day, index) =>
    categories.map((category, row) => [`${day} ${category}`, library.slice(index * 7 + row, index * 7 + row + 1)]),
  ),
)

/**
 * A handwritten week, with the least code for the job: state, `map`, mouse events. Its strip is a sum per day with a verdict:
 * no rules, no crediting, no ranges. It measures what any React page needs from a drop to a changed text.
 */
export function Week() {
  const [menu, setMenu] = useState(start)
  const [held, setHeld] = useState<Item | null>(null)
  const [copied, setCopied] = useState<string | null>(null)
  const sums = days.map((day) =>
    categories.flatMap((category) => menu[`${day} ${category}`] ?? []).reduce((sum, { kcal }) => sum + kcal, 0),
  )
  const put = (key: string, items: readonly Item[]) => setMenu((now) => ({ ...now, [key]: items }))

  function paste(event: ClipboardEvent, day: string) {
    event.preventDefault()
    if (copied === null) return
    setMenu((now) => ({
      ...now,
      ...Object.fromEntries(
        categories.map((category) => [`${day} ${category}`, now[`${copied} ${category}`] ?? []] as const),
      ),
    }))
  }

  return (
    <main>
      <section data-strip>
        {days.map((day, index) => (
          <span key={day}>
            {day} {sums[index]} {(sums[index] ?? 0) <= 900 ? 'Pass' : 'Fail'}{' '}
          </span>
        ))}
      </section>
      <table>
        <thead>
          <tr>
            <td>Category</td>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                tabIndex={0}
                onCopy={(event) => {
                  event.preventDefault()
                  setCopied(day)
                }}
                onPaste={(event) => paste(event, day)}
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th>{category}</th>
              {days.map((day) => {
                const key = `${day} ${category}`
                const items = menu[key] ?? []
                return (
                  <td
                    key={day}
                    onMouseUp={() => {
                      if (held && !items.includes(held)) put(key, [...items, held])
                      setHeld(null)
                    }}
                  >
                    {items.map((item) => (
                      <div key={item.id}>
                        {item.name} <input aria-label={`Servings of ${item.name}`} defaultValue="100" size={4} />
                        <button
                          type="button"
                          onClick={() =>
                            put(
                              key,
                              items.filter((one) => one !== item),
                            )
                          }
                        >
                          Remove
                        </button>
                      </div>
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Beside the week, so that an item and a cell are in view together. */}
      <ul style={{ position: 'fixed', insetBlock: 0, insetInlineEnd: 0, margin: 0, overflow: 'auto' }}>
        {library.map((item) => (
          <li key={item.id}>
            <button type="button" onMouseDown={() => setHeld(item)}>
              {item.name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}
