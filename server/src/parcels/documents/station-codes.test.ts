import { beforeAll, expect, test } from 'vitest'
import { type Person, testWorld } from '../../../test/world.ts'
import { readSymbols } from './read-bars.test-support.ts'

const world = testWorld()
let packer: Person
let buyer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  buyer = await world.staff('lin', ['buyer'])
})

const ask = (shelves: string, who: Person | undefined = packer) =>
  world.inject({
    method: 'GET',
    url: `/api/v1/staff/station_codes.pdf?shelves=${encodeURIComponent(shelves)}`,
    headers: who ? { authorization: who.token } : {},
  })

test('every command and shelf is printed as a bar code that reads back correctly, over as many pages as needed', async () => {
  const shelves = Array.from({ length: 20 }, (_, at) => `A-${at + 1}`)
  const answer = await ask(shelves.join(','))
  expect(answer.headers['content-type']).toBe('application/pdf')
  const texts = readSymbols(answer.rawPayload).map((symbol) => symbol.text)
  expect(texts.toSorted()).toEqual(
    [
      'DONE',
      'NEXT',
      'UNDO',
      'PHOTO',
      'FILM',
      'WEIGH',
      ...shelves.map((shelf) => `SHELF:${shelf}`),
    ].toSorted(),
  )
})

test('is for the warehouse only, and only with valid shelf names', async () => {
  expect((await ask('', buyer)).statusCode).toBe(403)
  for (const bad of ['货架', 'A'.repeat(21), Array.from({ length: 201 }, (_, at) => `A${at}`).join(',')])
    expect((await ask(bad)).statusCode).toBe(400)
})
