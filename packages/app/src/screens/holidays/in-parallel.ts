/** Requests at a time: a whole summer takes seconds, and the server still has capacity for other users. */
const atOnce = 4

/** Runs a request for each item, a few at a time. */
export async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
