import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()

const demote = (by: Person, id: string) =>
  by.call('PATCH /staff/members/{id}', { params: { id }, body: { roles: ['support'] } })
const block = (by: Person, id: string) =>
  by.call('POST /staff/members/{id}/block', { params: { id }, body: { reason: 'test' } })

test('the last admin cannot be demoted, blocked or deleted; admins who are only invited do not count', async () => {
  const ada = await world.staff('ada', ['admin'])
  const bea = await world.staff('bea', ['admin'])
  const eve = { email: 'eve@longhaul.test', name: 'Eve', roles: ['admin'], lang: 'en' }
  await given.approved(ada, bea, 'POST /staff/members', { body: eve })
  await demote(ada, bea.id)
  expect((await expectRefusal(demote(ada, ada.id), 'transition_not_allowed')).reason).toBe('last_admin')
  expect((await expectRefusal(block(ada, ada.id), 'transition_not_allowed')).reason).toBe('last_admin')
  expect(await ada.call('GET /staff/members/{id}', { params: { id: ada.id } })).toMatchObject({
    last_admin: true,
  })
  const byHand = [
    world.db
      .updateTable('staff')
      .set({ roles: ['buyer'] })
      .where('id', '=', ada.id)
      .execute(),
    world.db.updateTable('staff').set({ disabled_at: world.clock.now() }).where('id', '=', ada.id).execute(),
    world.db.updateTable('staff').set({ password_hash: null }).execute(),
  ]
  await Promise.all(byHand.map((attempt) => expect(attempt).rejects.toThrow('the last admin stays')))
  // Changing the name or language is allowed.
  const body = { name: 'Ada Lovelace' }
  await ada.call('PATCH /staff/members/{id}', { params: { id: ada.id }, body })
})

test('of two admins who shut each other out concurrently, one stays', async () => {
  const [ada] = await world.db
    .selectFrom('staff')
    .where('email', '=', 'ada@longhaul.test')
    .selectAll()
    .execute()
  for (const shut of [demote, block]) {
    for (let round = 0; round < 5; round++) {
      const ann = await world.staff(`ann-${shut.name}-${round}`, ['admin'])
      const other = await world.staff(`other-${shut.name}-${round}`, ['admin'])
      // Ada is temporarily demoted, so these two are the only admins.
      await world.db
        .updateTable('staff')
        .set({ roles: ['support'] })
        .where('id', '=', ada!.id)
        .execute()
      const answers = await Promise.allSettled([shut(ann, other.id), shut(other, ann.id)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await world.db
        .updateTable('staff')
        .set({ roles: ['admin'] })
        .where('id', '=', ada!.id)
        .execute()
      await world.db
        .updateTable('staff')
        .set({ roles: ['support'] })
        .where('id', 'in', [ann.id, other.id])
        .execute()
    }
  }
})

test('of two admins who give up the role concurrently, one has to keep it', async () => {
  const ada = await world.db
    .selectFrom('staff')
    .where('name', 'like', 'Ada%')
    .select('id')
    .executeTakeFirstOrThrow()
  const ann = await world.staff('ann', ['admin'])
  const other = await world.staff('other', ['admin'])
  await demote(ann, ada.id)
  const answers = await Promise.allSettled([demote(ann, ann.id), demote(other, other.id)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const admins = await world.db.selectFrom('staff').selectAll().execute()
  expect(admins.filter(({ roles, password_hash }) => roles.includes('admin') && password_hash)).toHaveLength(
    1,
  )
})
