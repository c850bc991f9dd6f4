import { expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'

const world = testWorld()

test('a log-in form submitted without the script shows the page again, and puts nothing into an address', async () => {
  const response = await world.inject({
    method: 'POST',
    url: '/user/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=mei%40example.com&password=lantern42',
  })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/user/login')
  expect(response.body).toBe('')
})
