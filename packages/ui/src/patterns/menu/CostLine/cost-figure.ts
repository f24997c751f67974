/** The food cost per meal, as text. */
export interface CostFigure {
  /** "$1.52", "≥ $1.42", "Cost unknown" */
  value: string
  /** Compared with the target: "+$0.07 over", "$0.03 under the target of $1.45". */
  difference?: string
  /** The cost exceeds the target, which `difference` says too. */
  isOver?: boolean
  /** What makes it a lower bound: "2 items without a price". */
  gap?: string
}
