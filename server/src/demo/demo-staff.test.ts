import { expect, test } from 'vitest'
import { expectRefusal, testWorld } from '../../test/world.ts'
import { addPeople } from './add-people.ts'

const world = testWorld({ env: () => ({ DEMO: '1' }) })

test('the log-ins that the demo publishes work', async () => {
  await addPeople(world.world)
  const { staff } = await world.caller()('GET /demo/staff')
  expect(staff.map(({ roles }) => roles)).toContainEqual(['admin'])
  for (const { email, password } of staff)
    expect(
      (await world.caller()('POST /staff/login', { body: { email, password } })).staff_token,
    ).toBeTruthy()
})

test('a real shop publishes none, whoever asks', async () => {
  const ada = await world.staff('ada', ['admin'])
  const { env } = world.world
  env.demo = false
  try {
    for (const call of [world.caller(), ada.call]) await expectRefusal(call('GET /demo/staff'), 'not_found')
  } finally {
    env.demo = true
  }
})
