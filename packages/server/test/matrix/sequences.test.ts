import { answersFor } from '@commissary/domain/food'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { startApp, type Member } from '../support/test-app.ts'
import { sized } from '../support/test-scale.ts'
import { resources, type ModelRecord, type Resource } from './sequence-resources.ts'

// `reliability record-sequences` runs more of them, each time with another seed.
const runs = Number(process.env['FUZZ_RUNS'] ?? sized(60, 15))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_270_701)

const { addMember, call } = await startApp()

interface Step {
  kind: 'create' | 'update' | 'remove' | 'restore'
  /** Index of the record, modulo their number. */
  record: number
  key: number
  value: string
  /** The version that the write is based on: the stored one, an older one, or none. */
  seen: 'now' | 'before' | 'nothing'
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('create', 'create', 'update', 'update', 'remove', 'restore'),
    record: fc.nat(9),
    key: fc.nat(3),
    value: fc.constantFrom('North farm', 'South farm', 'East farm'),
    seen: fc.constantFrom('now', 'before', 'nothing'),
  }) as fc.Arbitrary<Step>,
  { maxLength: 40 },
)

/** A separate caterer; for recipes, with a food for their lines. */
async function start(name: string): Promise<{ member: Member; resource: Resource }> {
  const member = await addMember({ caterer: { inventoryEnabled: true, nutritionAnalysis: true } })
  const body = { name: 'Rice', nutrients: answersFor({}) }
  const food = name === 'recipes' ? await call(member, 'POST /ingredient/ingredients', { body }) : null
  const resource = resources(Number(food?.body.data.id ?? 0)).find((one) => one.name === name)
  if (!resource) throw new Error(`Unknown kind of record: ${name}`)
  return { member, resource }
}

test.each(resources(0).map(({ name }) => name))(
  '%s behave like a plain list, whatever the order of steps',
  { timeout: 3_600_000 },
  async (name) => {
    const check = async (sequence: Step[]) => {
      const { member, resource } = await start(name)
      const model: ModelRecord[] = []
      for (const step of sequence) {
        await apply(member, resource, model, step)
        expect(await stored(member, resource)).toEqual(
          model
            .filter(({ isGone }) => !isGone)
            .map(({ isGone: _, ...record }) => record)
            .toSorted((a, b) => a.id - b.id),
        )
      }
    }
    // The runs are divided among the five kinds.
    await fc.assert(fc.asyncProperty(steps, check), { numRuns: Math.ceil(runs / 5), seed })
  },
)

/** Sends the step, compares the response with the model's, and applies the step to the model. */
async function apply(member: Member, resource: Resource, model: ModelRecord[], step: Step): Promise<void> {
  const record = model[step.record % Math.max(model.length, 1)]
  const known = resource.keys[step.key] ?? ''
  const key = resource.taken === 201 ? `${known}-${model.length}-${step.value}` : known
  const fields = { key, value: resource.fieldsOf({}).value === '' ? '' : step.value }
  const isTaken = (own?: ModelRecord, newKey = key) =>
    resource.taken !== 201 &&
    model.some((other) => !other.isGone && other !== own && folded(resource, other.key) === folded(resource, newKey))

  if (step.kind === 'create') {
    const { path, ...sent } = resource.create(member.catererId, fields)
    const { status, body } = await call(member, `POST ${path}`, sent)
    expect(status, JSON.stringify(body)).toBe(isTaken() ? resource.taken : 201)
    if (status === 201) model.push({ id: body.data.id, ...fields, version: 1, isGone: false })
    return
  }
  if (!record) return

  if (step.kind === 'restore') {
    if (!resource.restore) return
    const { status, body } = await call(member, `POST ${resource.restore(record.id).path}`)
    const isRefused = record.isGone && isTaken(record, record.key)
    expect(status, JSON.stringify(body)).toBe(isRefused ? 422 : 200)
    if (status === 200) Object.assign(record, { isGone: false, version: body.data.version })
    return
  }

  const request =
    step.kind === 'update'
      ? resource.update?.(member.catererId, record.id, fields)
      : resource.remove?.(member.catererId, record.id)
  if (!request) return
  // Holidays are only deleted, never renamed, so their calls have no version.
  const hasVersions = resource.update !== null
  const version = step.seen === 'now' ? record.version : record.version - 1
  const headers = step.seen === 'nothing' || !hasVersions ? {} : { 'if-match': String(version) }
  const { path, ...sent } = request
  const { status, body } = await call(member, `${step.kind === 'update' ? 'PUT' : 'DELETE'} ${path}`, {
    ...sent,
    headers,
  })
  const isStale = step.seen === 'before' && hasVersions
  const refused = step.kind === 'update' && isTaken(record) ? 422 : 200
  expect(status, `${step.kind} ${JSON.stringify(body)}`).toBe(record.isGone ? 404 : isStale ? 409 : refused)
  if (status !== 200) return
  if (step.kind === 'remove') record.isGone = true
  else {
    expect(body.data.version).toBeGreaterThan(record.version)
    Object.assign(record, { ...fields, version: body.data.version })
  }
}

const folded = ({ isFolded }: Resource, key: string) => (isFolded ? key.toLowerCase() : key)

/** The stored list, by id. */
async function stored(member: Member, resource: Resource): Promise<Omit<ModelRecord, 'isGone'>[]> {
  const { path, ...sent } = resource.list(member.catererId)
  const { status, body } = await call(member, `GET ${path}`, sent)
  expect(status, JSON.stringify(body)).toBe(200)
  const rows: Record<string, unknown>[] = body.Vendors ?? Object.values(body._embedded)[0]
  return rows
    .map((row) => ({
      id: Number(row['id']),
      ...resource.fieldsOf(row),
      version: Number(row['version']),
    }))
    .toSorted((a, b) => a.id - b.id)
}
