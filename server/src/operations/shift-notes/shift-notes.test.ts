import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let wu: Person
let zhou: Person
let yan: Person

beforeAll(async () => {
  for (const [name, warehouse_id] of [
    ['wu', 'GZ1'],
    ['zhou', 'GZ1'],
    ['yan', 'YW1'],
  ] as const) {
    const who = await world.staff(name, ['warehouse'])
    await who.call('PUT /staff/workplace', { body: { warehouse_id } })
    if (name === 'wu') wu = who
    else if (name === 'zhou') zhou = who
    else yan = who
  }
})

const notes = async (who: Person) => (await who.call('GET /staff/shift_notes')).items
const leave = (who: Person, body: string) => who.call('POST /staff/shift_notes', { body: { body } })
const tick = (who: Person, id: string, done = true) =>
  who.call('POST /staff/shift_notes/{id}/done', { params: { id }, body: { done } })

test('a note is seen in its warehouse only, and ticked under the name of the first who takes it', async () => {
  const { id } = await leave(wu, '  标签纸只剩 1 卷 ')
  expect(await notes(zhou)).toMatchObject([
    { id, body: '标签纸只剩 1 卷', written_by_name: 'wu', done: null },
  ])
  expect(await notes(yan)).toEqual([])
  await expectRefusal(tick(yan, id), 'not_found')
  await Promise.all([tick(zhou, id), tick(zhou, id)])
  await tick(wu, id)
  expect(await notes(wu)).toMatchObject([{ done: { by_name: 'zhou' } }])
  await tick(wu, id, false)
  expect(await notes(wu)).toMatchObject([{ done: null }])
})

test('open ones come first, and a ticked one disappears after the next shift', async () => {
  const second = await leave(wu, 'Scale 2 is off')
  const [first] = (await notes(wu)).filter(({ id }) => id !== second.id)
  await tick(wu, second.id)
  expect((await notes(wu)).map(({ id }) => id)).toEqual([first!.id, second.id])
  world.clock.advance({ hours: 17 })
  await given.logInAgain(world, wu)
  expect((await notes(wu)).map(({ id }) => id)).toEqual([first!.id])
})

test('an empty or endless note is refused, and one that is not there is not found', async () => {
  for (const body of ['', '   ', 'x'.repeat(501)]) await expectRefusal(leave(wu, body), 'invalid_input')
  await expectRefusal(tick(wu, randomUUID()), 'not_found')
})
