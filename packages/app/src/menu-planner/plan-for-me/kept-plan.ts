// The id of a menu's plan, kept in the tab: closing the dialog or reloading the page loses no plan.
const nameOf = (menu: string) => `commissary.menuPlan.${menu}`

/** The plan of a menu that was neither used nor discarded; null without one. */
export function keptPlan(menu: string): number | null {
  const id = Number(sessionStorage.getItem(nameOf(menu)))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Keeps a plan's id; null forgets it. */
export function keepPlan(menu: string, id: number | null): void {
  if (id === null) sessionStorage.removeItem(nameOf(menu))
  else sessionStorage.setItem(nameOf(menu), String(id))
}
