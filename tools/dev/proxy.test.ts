import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { passOnTo } from './proxy.ts'

const open: Server[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

async function listen(server: Server, port = 0): Promise<number> {
  open.push(server)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

test('until the server has started for the first time, a page says so at once and loads itself again', async () => {
  // A port that nothing listens on.
  const port = await listen(createServer())
  await new Promise((closed) => open.pop()!.close(closed))
  const passOn = passOnTo(port)
  const proxy = await listen(createServer((request, response) => void passOn(request, response)))
  const ask = () => fetch(`http://127.0.0.1:${proxy}/`)

  const early = await ask()
  expect([early.status, early.headers.get('retry-after'), early.headers.get('refresh')]).toEqual([
    503,
    '2',
    '2',
  ])
  expect(await early.text()).toContain('Longhaul is starting')

  await listen(
    createServer((_request, response) => response.end('the shop')),
    port,
  )
  expect(await (await ask()).text()).toBe('the shop')
})
