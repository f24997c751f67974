import type { ModelRow, PlannerModel, Requirement } from './planner-model.ts'

/** A linear expression: coefficients by column, and a constant. */
export class Linear {
  readonly terms = new Map<number, number>()
  constant = 0

  add(column: number, coefficient: number): this {
    if (coefficient !== 0) this.terms.set(column, (this.terms.get(column) ?? 0) + coefficient)
    return this
  }

  plus(value: number): this {
    this.constant += value
    return this
  }

  /** Adds another expression `factor` times. */
  addAll(other: Linear, factor = 1): this {
    for (const [column, coefficient] of other.terms) this.add(column, coefficient * factor)
    return this.plus(other.constant * factor)
  }
}

/** Builds a model column by column and row by row. */
export class ModelBuilder {
  readonly model: PlannerModel = { costs: [], lower: [], upper: [], isWhole: [], rows: [] }

  /** A column for yes or no. */
  choice(cost: number): number {
    return this.column(cost, 0, 1, true)
  }

  /** A column for a whole number up to `most`. */
  count(cost: number, most: number): number {
    return this.column(cost, 0, most, true)
  }

  /** A column for an amount. */
  amount(lower: number, upper: number): number {
    return this.column(0, lower, upper, false)
  }

  /** `expression >= minimum` */
  atLeast(expression: Linear, minimum: number, requirement: Requirement): void {
    this.row(expression, minimum, Number.POSITIVE_INFINITY, requirement)
  }

  /** `expression <= maximum` */
  atMost(expression: Linear, maximum: number, requirement: Requirement): void {
    this.row(expression, Number.NEGATIVE_INFINITY, maximum, requirement)
  }

  /** Adds a row. One without columns is added only if its constant breaks it: the solver must see that. */
  row(expression: Linear, lower: number, upper: number, requirement: Requirement): void {
    const { constant } = expression
    const isMet = expression.terms.size === 0 && constant >= lower - 1e-9 && constant <= upper + 1e-9
    if (isMet) return
    const row: ModelRow = {
      lower: lower - constant,
      upper: upper - constant,
      columns: [...expression.terms.keys()],
      coefficients: [...expression.terms.values()],
      requirement,
    }
    this.model.rows.push(row)
  }

  private column(cost: number, lower: number, upper: number, isWhole: boolean): number {
    const { costs, lower: lowers, upper: uppers, isWhole: whole } = this.model
    costs.push(cost)
    lowers.push(lower)
    uppers.push(upper)
    whole.push(isWhole)
    return costs.length - 1
  }
}
