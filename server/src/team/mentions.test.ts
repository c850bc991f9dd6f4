import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let ada: Person
let sue: Person
let fin: Person
let wu: Person
let yan: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  ada = await world.staff('ada', ['admin'])
  sue = await world.staff('sue', ['support'])
  fin = await world.staff('fin', ['finance'])
  wu = await world.staff('wu', ['warehouse'])
  yan = await world.staff('yan', ['warehouse'])
  await wu.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  await yan.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
})

const mentions = async (who: Person) => (await who.call('GET /staff/mentions')).items
const note = (who: Person, body: string) =>
  who.call('POST /staff/shoppers/{id}/notes', { params: { id: ana.id }, body: { body } })
const see = (who: Person, id: string) =>
  who.call('POST /staff/mentions/{id}/seen', { params: { id }, body: {} })

test('a colleague named in a note is told once, until they have seen it', async () => {
  await note(sue, 'Pays late, @Fin please look, really @fin. @sue')
  const [mention, ...others] = await mentions(fin)
  expect(others).toEqual([])
  expect(mention).toMatchObject({ kind: 'shopper', subject_id: ana.id, named_by_name: 'sue' })
  expect(await mentions(sue)).toEqual([])
  await expectRefusal(see(sue, mention!.id), 'not_found')
  await see(fin, mention!.id)
  await see(fin, mention!.id)
  expect(await mentions(fin)).toEqual([])
})

test('a note that names who may not see it is refused whole', async () => {
  const notes = async () =>
    (await sue.call('GET /staff/shoppers/{id}', { params: { id: ana.id } })).notes.length
  const before = await notes()
  const { data } = await expectRefusal(note(sue, '@wu and @fin'), 'invalid_input')
  expect(JSON.stringify(data)).toContain('wu can’t see what this is about')
  expect(await notes()).toBe(before)
  expect(await mentions(fin)).toEqual([])
})

test('a note for the next shift reaches who works there, and nobody elsewhere', async () => {
  const leave = (body: string) => wu.call('POST /staff/shift_notes', { body: { body } })
  await expectRefusal(leave('@yan the scale is off'), 'invalid_input')
  await leave('@ada the scale is off')
  expect(await mentions(ada)).toMatchObject([{ kind: 'shift_note', named_by_name: 'wu' }])
})

test('a conversation tells who is named in its notes, but never in an answer to the shopper', async () => {
  const id = await given.aQuestion(ana)
  const write = (body: string, internal: boolean) =>
    sue.call('POST /staff/conversations/{id}/messages', {
      params: { id },
      body: { body, file_ids: [], internal, close: false },
    })
  const before = (await mentions(ada)).length
  await write('Hello @ada', false)
  expect(await mentions(ada)).toHaveLength(before)
  await write('@ada is this so?', true)
  expect(await mentions(ada)).toContainEqual(
    expect.objectContaining({ kind: 'conversation', subject_id: id }),
  )
})
