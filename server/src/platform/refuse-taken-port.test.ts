import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseTakenPort } from './refuse-taken-port.ts'

const other = createServer()
let taken = 0
beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening')
  taken = (other.address() as AddressInfo).port
})
afterAll(() => other.close())

const shop = { host: '127.0.0.1', settings: ['PORT', 'HOST'] } as const

test('a port that is taken is named with its setting, for the shop as for the metrics', async () => {
  await expect(refuseTakenPort({ ...shop, port: taken })).rejects.toThrow(
    `Port ${taken} is in use. Set PORT to another one.`,
  )
  const metrics = { host: '127.0.0.1', port: taken, settings: ['METRICS_PORT', 'METRICS_HOST'] } as const
  await expect(refuseTakenPort(metrics)).rejects.toThrow('Set METRICS_PORT to another one.')
})

test('so is an address of another machine; any free port is fine', async () => {
  await expect(refuseTakenPort({ ...shop, host: '192.0.2.1', port: taken })).rejects.toThrow(
    'HOST is 192.0.2.1',
  )
  await refuseTakenPort({ ...shop, port: 0 })
})
