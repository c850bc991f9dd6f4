import { expect, test } from 'vitest'
import { START, testWorld } from '../../test/world.ts'
import { GuestShare, NoShare, inGuestShare } from './guest-share.ts'

const world = testWorld({ env: () => ({ RATE_LIMIT_FACTOR: '1' }) })
const START_AT = new Date(START)
const minutesLater = (minutes: number) => new Date(START_AT.getTime() + minutes * 60_000)
const at = (address: number) => `192.0.2.${address}`

/** Look-ups that last until they are released. */
function look(share: GuestShare, guest: string) {
  let end: () => void = () => undefined
  const lasts = new Promise<void>((done) => {
    end = done
  })
  const ended = share
    .run(guest, START_AT, () => lasts)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof NoShare ? 'no share' : 'fault'),
    )
  return { end, ended }
}

test('one address may have two look-ups in progress, and all guests together six', async () => {
  const share = new GuestShare()
  const running = [look(share, at(1)), look(share, at(1))]
  expect(await look(share, at(1)).ended).toBe('no share')
  for (const address of [2, 3]) running.push(look(share, at(address)), look(share, at(address)))
  expect(await look(share, at(4)).ended).toBe('no share')
  for (const { end } of running) end()
  for (const { ended } of running) expect(await ended).toBe('done')
  const next = look(share, at(4))
  next.end()
  expect(await next.ended).toBe('done')
})

test('a failed look-up releases its slot', async () => {
  const share = new GuestShare()
  for (let count = 0; count < 5; count += 1)
    await expect(share.run(at(1), START_AT, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})

/** Makes one external look-up, from one of two processes that share only the database. */
function go(guest: string | undefined, now = START_AT, db = world.db): Promise<string> {
  return inGuestShare({ world: { env: world.world.env, db }, now, guest }, async () => 'gone')
}

test('one network makes twenty external look-ups a minute, across processes and whatever its number of addresses', async () => {
  const other = world.db.withoutPlugins()
  for (let count = 0; count < 20; count += 1)
    await go(`2001:db8:1:2::${count}`, START_AT, count % 2 === 0 ? world.db : other)
  await expect(go('2001:db8:1:2::ffff')).rejects.toMatchObject({ retryAt: minutesLater(1) })
  expect(await go('2001:db8:1:3::1')).toBe('gone')
  expect(await go('2001:db8:1:2::1', minutesLater(1))).toBe('gone')
})

test('all guests together make 240, and shoppers who are logged in are not counted', async () => {
  for (let count = 0; count < 240; count += 1) await go(at(count), minutesLater(9))
  await expect(go(at(250), minutesLater(9))).rejects.toBeInstanceOf(NoShare)
  expect(await go(undefined, minutesLater(9))).toBe('gone')
})
