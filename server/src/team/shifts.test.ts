import { beforeAll, expect, test } from 'vitest'
import { shanghaiDay, plusDays } from '@longhaul/domain/time/days.ts'
import { mondayOf } from '@longhaul/domain/staff/shifts.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ada: Person
let lead: Person
let wu: Person
let yan: Person
let monday: string

beforeAll(async () => {
  ada = await world.staff('ada', ['admin'])
  lead = await world.staff('lead', ['warehouse'])
  wu = await world.staff('wu', ['warehouse'])
  yan = await world.staff('yan', ['warehouse'])
  for (const [who, warehouse_id] of [
    [lead, 'GZ1'],
    [wu, 'GZ1'],
    [yan, 'YW1'],
  ] as const)
    await who.call('PUT /staff/workplace', { body: { warehouse_id } })
  await world.db.updateTable('staff').set({ leads_shift: true }).where('id', '=', lead.id).execute()
  monday = mondayOf(shanghaiDay(world.clock.now()))
})

const EARLY = { warehouse_id: 'GZ1', starts: 480, ends: 990 }
const plan = (by: Person, who: Person, day: string, shift: typeof EARLY | null = EARLY) =>
  by.call('POST /staff/shifts', { body: { staff_id: who.id, day, shift } })
const week = async (who: Person, day?: string) =>
  (await who.call('GET /staff/shifts', { query: day ? { day } : {} })).shifts.map(
    (shift) => `${shift.staff_name} ${shift.day} ${shift.warehouse_id} ${shift.starts}`,
  )

test('a lead plans the own warehouse, and everybody there sees it', async () => {
  await plan(lead, wu, monday)
  await plan(lead, wu, monday, { ...EARLY, starts: 960, ends: 30 })
  expect(await week(wu)).toEqual([`wu ${monday} GZ1 960`])
  expect(await week(yan)).toEqual([])
  await plan(lead, wu, monday)
  await expectRefusal(plan(wu, wu, monday, null), 'forbidden')
  await expectRefusal(plan(lead, wu, monday, { ...EARLY, warehouse_id: 'YW1' }), 'forbidden')
})

test('a lead takes nobody out of another warehouse', async () => {
  await plan(ada, yan, monday, { ...EARLY, warehouse_id: 'YW1' })
  await expectRefusal(plan(lead, yan, monday), 'forbidden')
  await expectRefusal(plan(lead, yan, monday, null), 'forbidden')
  expect(await week(ada)).toHaveLength(2)
})

test('the next week is planned like this one, and what is planned already stays', async () => {
  const next = plusDays(monday, 7)
  await plan(ada, wu, plusDays(next, 1), { ...EARLY, starts: 600 })
  await plan(ada, wu, plusDays(monday, 1))
  const copy = (who: Person) => who.call('POST /staff/shifts/copy', { body: { day: plusDays(next, 3) } })
  await expectRefusal(copy(wu), 'forbidden')
  await copy(lead)
  await copy(lead)
  expect(await week(ada, next)).toEqual([`wu ${next} GZ1 480`, `wu ${plusDays(next, 1)} GZ1 600`])
})

test('times, days and people that cannot be are refused', async () => {
  for (const shift of [
    { ...EARLY, ends: 480 },
    { ...EARLY, starts: 0, ends: 1_440 },
    { ...EARLY, warehouse_id: 'NOPE' },
  ])
    await expectRefusal(plan(ada, wu, monday, shift), 'invalid_input')
  for (const day of ['2026-02-30', '1999-01-01', plusDays(monday, 400)])
    await expectRefusal(plan(ada, wu, day), 'invalid_input')
  await ada.call('POST /staff/members/{id}/block', { params: { id: wu.id }, body: { reason: 'Left' } })
  await expectRefusal(plan(ada, wu, monday), 'not_found')
  expect((await week(ada)).filter((shift) => shift.startsWith('wu'))).toEqual([])
})
