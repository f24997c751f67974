import { scoops, type Unit } from './model.ts'

const mlPerGallon = 3785.41

/** Milliliters per unit of volume. Scoop 16 is a sixteenth of a quart. */
export const mlPerUnit: Partial<Record<Unit, number>> = {
  tsp: mlPerGallon / 768,
  tbsp: mlPerGallon / 256,
  cup: mlPerGallon / 16,
  pt: mlPerGallon / 8,
  qt: mlPerGallon / 4,
  gal: mlPerGallon,
  ml: 1,
  floz: mlPerGallon / 128,
  ...Object.fromEntries(scoops.map((scoop) => [scoop, mlPerGallon / 4 / Number(scoop.slice('scoop'.length))])),
}
