import { Agent, request } from 'node:http'

/** One call, sent repeatedly. `turn` counts a client's calls, so that every save is a change. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  contentType?: string
  body?: (turn: number) => string
}

export interface Speed {
  /** Requests per second, all clients together. */
  perSecond: number
  /** Median and 99th percentile of the response times, in ms. */
  p50: number
  p99: number
}

/**
 * Each client sends its call, waits for the response and repeats, for `seconds` after a warm-up. Throws at the first response
 * other than 2xx: refusals are fast and would count as speed.
 */
export async function measure(address: string, calls: readonly Call[], seconds: number): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: calls.length })
  try {
    await run(agent, address, calls, seconds / 4)
    const start = performance.now()
    const took = await run(agent, address, calls, seconds)
    const elapsed = (performance.now() - start) / 1000
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) }
  } finally {
    agent.destroy()
  }
}

async function run(agent: Agent, address: string, calls: readonly Call[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const took: number[] = []
  async function client(call: Call) {
    for (let turn = 1; performance.now() < until; turn++) {
      const start = performance.now()
      await send(agent, address, call, turn)
      took.push(performance.now() - start)
    }
  }
  await Promise.all(calls.map(client))
  return took
}

function send(agent: Agent, address: string, { method, path, contentType, body }: Call, turn: number): Promise<void> {
  const payload = body?.(turn)
  const headers = contentType ? { 'content-type': contentType } : {}
  return new Promise((resolve, reject) => {
    const outgoing = request(address + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`${method} ${path.split('?', 1)[0]} returned ${statusCode}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}
