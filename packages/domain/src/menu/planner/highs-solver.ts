import type { PlannerModel, Solve, Solved } from './planner-model.ts'

/** What the solver needs of the `highs` package, so that this package does not load it. */
export interface Highs {
  infinity: number
  constants: {
    modelStatus: { optimal: number; infeasible: number; unboundedOrInfeasible: number }
    callbackType: { mipImprovingSolution: number; mipLogging: number }
  }
  createModel: (source: never) => HighsModel
}

interface HighsModel {
  options: { set: (values: Record<string, boolean | number | string>) => unknown }
  info: { get: (name: string) => number | bigint }
  run: (callbacks: never) => { modelStatus: number }
  getSolution: () => { colValue: Float64Array | null; valueValid: boolean }
  dispose: () => void
}

interface MipEvent {
  data: { mip_solution?: Float64Array; mip_dual_bound?: number }
}

/** Relative gap to the best at which a solution counts as the best. */
const gap = 1e-4

/** Solves models with HiGHS. Blocks the thread, so it belongs in a worker. */
export function highsSolver(highs: Highs): Solve {
  return (model, { seconds }, onBetter) => {
    const instance = highs.createModel(toHighs(model, highs.infinity) as never)
    try {
      instance.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: gap, random_seed: 1 })
      const { callbackType, modelStatus } = highs.constants
      let bound = Number.NEGATIVE_INFINITY
      let best: Float64Array | null = null
      const note = ({ data }: MipEvent) => {
        bound = Math.max(bound, data.mip_dual_bound ?? bound)
        if (data.mip_solution) best = data.mip_solution
      }
      const result = instance.run({
        [callbackType.mipImprovingSolution](event: MipEvent) {
          note(event)
          if (best) onBetter?.([...best], bound)
        },
        [callbackType.mipLogging]: note,
      } as never)
      if (result.modelStatus === modelStatus.infeasible || result.modelStatus === modelStatus.unboundedOrInfeasible) {
        return { status: 'infeasible', values: null, bound: Number.POSITIVE_INFINITY }
      }
      return endOf(instance, result.modelStatus === modelStatus.optimal, best)
    } finally {
      instance.dispose()
    }
  }
}

function endOf(instance: HighsModel, isOptimal: boolean, best: Float64Array | null): Solved {
  const bound = Number(instance.info.get('mip_dual_bound'))
  const { colValue, valueValid } = instance.getSolution()
  const values = valueValid && colValue && colValue.length > 0 ? [...colValue] : best ? [...best] : null
  return { status: isOptimal ? 'optimal' : 'stopped', values, bound }
}

/** The model in HiGHS's arrays. Rows are scaled so that their largest coefficient is near 1: calories and cups are far apart. */
function toHighs({ costs, lower, upper, isWhole, rows }: PlannerModel, infinity: number) {
  const scales = rows.map(({ coefficients }) => 1 / Math.max(1e-9, ...coefficients.map(Math.abs)))
  const finite = (value: number, scale: number) =>
    value === Number.POSITIVE_INFINITY ? infinity : value === Number.NEGATIVE_INFINITY ? -infinity : value * scale
  const scaleOf = (row: number) => (rows[row]?.columns.length === 0 ? 1 : (scales[row] ?? 1))
  const starts = [0]
  for (const { columns } of rows) starts.push((starts.at(-1) ?? 0) + columns.length)
  return {
    numCols: costs.length,
    numRows: rows.length,
    colCost: costs,
    colLower: lower,
    colUpper: upper,
    rowLower: rows.map((row, index) => finite(row.lower, scaleOf(index))),
    rowUpper: rows.map((row, index) => finite(row.upper, scaleOf(index))),
    integrality: Int32Array.from(isWhole, (whole) => (whole ? 1 : 0)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: costs.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(rows.flatMap(({ columns }) => columns)),
      values: Float64Array.from(
        rows.flatMap(({ coefficients }, row) => coefficients.map((each) => each * scaleOf(row))),
      ),
    },
  }
}
