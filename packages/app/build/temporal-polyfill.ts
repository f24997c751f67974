import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Keeps all of the Temporal polyfill in the chunk that the entry loads in browsers without Temporal.
 *
 * FullCalendar calls `temporal-polyfill/fns`: functions that use Temporal, or their own implementation without it. That
 * implementation is dropped, because here Temporal always exists. And the polyfill is built from its single file: its
 * modules would share code with these functions, which every browser would then load with the calendar.
 */
export function temporalPolyfill(): Plugin {
  return {
    name: 'temporal-polyfill',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^temporal-polyfill\/global$/ },
      handler: (id) => ({ id: fileURLToPath(new URL('global.js', import.meta.resolve(id))), moduleSideEffects: true }),
    },
    transform: {
      filter: { id: /\/temporal-polyfill\/fns\/\w+\.js$/ },
      handler(code, id) {
        const withoutShim = code.replaceAll(/NativeTemporal \? ([\w$]+) : [\w$]+/g, '$1')
        if (withoutShim === code) throw new Error(`temporal-polyfill no longer chooses an implementation in ${id}`)
        return { code: withoutShim, map: null }
      },
    },
  }
}
