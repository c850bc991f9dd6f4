import { expect, test } from 'vitest'
import { GuestShare, NoShare } from './guest-share.ts'

const START = new Date('2026-11-02T02:00:00Z')
const world = { env: { rateLimitFactor: 1 } } as Parameters<GuestShare['run']>[0]['world']
const asking = (guest: string | undefined, now = START) => ({ world, now, guest })
const at = (address: number) => `192.0.2.${address}`

/** Look-ups that last until they are released. */
function look(share: GuestShare, guest: string | undefined) {
  let end: () => void = () => undefined
  const lasts = new Promise<void>((done) => {
    end = done
  })
  const ended = share
    .run(asking(guest), () => lasts)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof NoShare ? 'no share' : 'fault'),
    )
  return { end, ended }
}

test('one address has two under way, all guests six, and a shopper who is logged in is not counted', async () => {
  const share = new GuestShare()
  const running = [look(share, at(1)), look(share, at(1))]
  expect(await look(share, at(1)).ended).toBe('no share')
  for (const address of [2, 3]) running.push(look(share, at(address)), look(share, at(address)))
  expect(await look(share, at(4)).ended).toBe('no share')
  const shoppers = Array.from({ length: 10 }, () => look(share, undefined))
  for (const { end } of [...running, ...shoppers]) end()
  for (const { ended } of [...running, ...shoppers]) expect(await ended).toBe('done')
  const next = look(share, at(4))
  next.end()
  expect(await next.ended).toBe('done')
})

test('one address goes outside twenty times a minute, however many addresses its network has', async () => {
  const share = new GuestShare()
  const go = (guest: string, now?: Date) => share.run(asking(guest, now), async () => 'gone')
  for (let count = 0; count < 20; count += 1) await go(`2001:db8:1:2::${count}`)
  await expect(go('2001:db8:1:2::ffff')).rejects.toMatchObject({
    retryAt: new Date(START.getTime() + 60_000),
  })
  expect(await go('2001:db8:1:3::1')).toBe('gone')
  expect(await go('2001:db8:1:2::1', new Date(START.getTime() + 60_000))).toBe('gone')
})

test('all guests together 240 times', async () => {
  const share = new GuestShare()
  for (let count = 0; count < 240; count += 1) await share.run(asking(at(count)), async () => undefined)
  await expect(share.run(asking(at(250)), async () => undefined)).rejects.toBeInstanceOf(NoShare)
  await share.run(asking(undefined), async () => undefined)
})

test('what fails gives its place back', async () => {
  const share = new GuestShare()
  for (let count = 0; count < 5; count += 1)
    await expect(share.run(asking(at(1)), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
