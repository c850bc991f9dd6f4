import { expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { aBrowser, aPushService } from '../push/push-service.test-support.ts'
import { HOODIE, hoodiePageSays } from './hoodie-page.test-support.ts'

/* From a changed page to a device: the notification is decrypted as its browser does it. */

const service = aPushService()
const world = testWorld({ guard: service.guard })

test.each([
  ['en', 'Hoodie: cheaper: ¥129.00 → ¥99.00', 'Hoodie: sold out'],
  ['zh', expect.stringMatching(/¥129\.00 → ¥99\.00/), expect.stringMatching(/售罄/)],
] as const)(
  'a device that asked for it is told the old and the new price, in %s',
  async (lang, cheaper, gone) => {
    const ana = await world.shopper(`ana-${lang}`, { lang })
    const browser = aBrowser()
    const other = aBrowser()
    await ana.call('GET /push_devices')
    const subscribe = (path: string, { p256dh, auth }: typeof browser, kind: 'watched' | 'parcels') =>
      ana.call('POST /push_devices', {
        body: { endpoint: service.url(path), p256dh, auth, kinds: [kind] },
      })
    await subscribe(`/w/${lang}`, browser, 'watched')
    await subscribe(`/p/${lang}`, other, 'parcels')
    await ana.call('POST /watches', {
      body: { url: HOODIE, title: 'Hoodie', options_text: '颜色: 墨绿; 尺码: L' },
    })
    const reads = async (change: Parameters<typeof hoodiePageSays>[1]) => {
      await hoodiePageSays(world, change)
      await world.db.updateTable('watched_goods').set({ next_at: world.clock.now() }).execute()
      await world.runJob('watch-goods', {})
      await world.runJobs()
    }
    await reads({})
    expect(service.pushed).toEqual([])
    await reads({ fen: 9_900 })
    await reads({ fen: 9_900 })
    world.clock.advance({ days: 1 })
    await reads({ fen: 9_900, isSoldOut: true })
    const sent = service.pushed.filter(({ path }) => path === `/w/${lang}`)
    expect(sent.map(({ body }) => browser.read(body))).toMatchObject([
      { title: cheaper, path: '/favourites?tab=watched' },
      { title: gone },
    ])
    // The service in between, and the shopper's other device, see none of it.
    expect(service.pushed).toHaveLength(2)
    expect(sent.map(({ body }) => body.toString('latin1')).join('')).not.toContain('99.00')
    expect(() => other.read(sent[0]!.body)).toThrow()
  },
)
