import { beforeAll, describe, expect, test } from 'vitest'
import { UNREAD_MAX, UNREAD_PER_HOST_MAX } from '@longhaul/domain/links/unread.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { countUnread } from './sql.ts'

const world = testWorld()
const guest = () => world.caller()
let lin: Person
let fay: Person

beforeAll(async () => {
  lin = await world.staff('lin', ['buyer'])
  fay = await world.staff('fay', ['finance'])
})

const words = { kind: 'agent' as const, name: 'newbuy', codes: [], is_read: true, seen_at: null }
const save = (host: string, more: object = {}, who = lin) =>
  who.call('PUT /staff/link_sites/{host}', { params: { host }, body: { ...words, ...more } })
const resolve = async (text: string) => await guest()('POST /links/resolve', { body: { text } })
const siteOf = async (host: string) => {
  const { items } = await fay.call('GET /staff/link_sites')
  return items.find((site) => site.host === host)
}

describe('sites whose links are read', () => {
  const LINK = 'https://www.newbuy.com/go?platform=WD&id=7423651190'

  test('an added agent is read at once, by the link engine and by the cart', async () => {
    expect(await resolve(LINK)).toMatchObject({ link: null })
    const saved = await save(' WWW.NewBuy.com ')
    expect(saved).toMatchObject({ host: 'newbuy.com', origin: 'added', changed_by: 'lin' })
    expect(await resolve(LINK)).toMatchObject({
      link: { platform: 'weidian', item_id: '7423651190', via_agent: 'newbuy' },
    })
    expect(await guest()('POST /goods/landed_cost', { body: { items: [{ url: LINK }] } })).toMatchObject({
      items: [{ marketplace: 'weidian', item_id: '7423651190' }],
    })
  })

  test('a colleague’s change is not overwritten, and each change is in the audit log', async () => {
    await expect(save('newbuy.com')).rejects.toMatchObject({ reason: 'link_site_changed' })
    const { changed_at: seen_at } = (await siteOf('newbuy.com'))!
    await save('newbuy.com', { seen_at, codes: [{ code: '9', market: '1688' }] })
    expect(await resolve('https://newbuy.com/product/9/712345670033')).toMatchObject({
      link: { platform: '1688' },
    })
    const acts = await world.world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', 'newbuy.com')
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(acts).toMatchObject([
      { action: 'save_link_site', before: null, after: { name: 'newbuy' } },
      { action: 'save_link_site', before: { codes: {} }, after: { codes: { 9: '1688' } } },
    ])
  })

  test('a removed site is read no longer', async () => {
    await lin.call('DELETE /staff/link_sites/{host}', { params: { host: 'newbuy.com' } })
    expect(await resolve(LINK)).toMatchObject({ link: null })
    await expect(
      lin.call('DELETE /staff/link_sites/{host}', { params: { host: 'newbuy.com' } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('a built-in site can be switched off and brought back', async () => {
    const link = 'https://cnfans.com/product?id=7212345699&platform=WEIDIAN'
    expect(await siteOf('cnfans.com')).toMatchObject({ origin: 'built_in', changed_at: null })
    await save('cnfans.com', { name: 'cnfans', is_read: false })
    expect(await siteOf('cnfans.com')).toMatchObject({ origin: 'changed', is_read: false })
    expect(await resolve(link)).toMatchObject({ link: null })
    await lin.call('DELETE /staff/link_sites/{host}', { params: { host: 'cnfans.com' } })
    expect(await resolve(link)).toMatchObject({ link: { via_agent: 'cnfans' } })
  })

  test.each([
    ['weidian.com', 'link_site_marketplace'],
    ['10.0.0.1', 'link_site_host'],
    ['newbuy.com/item', 'link_site_host'],
    ['xn--weidin-4ve.com', 'link_site_host'],
    ['localhost', 'link_site_host'],
  ])('%s is refused: %s', async (host, reason) => {
    await expect(save(host)).rejects.toMatchObject({ status: 400, reason })
  })

  test('an agent has a name, other sites have none', async () => {
    await expect(save('a.example.com', { name: '' })).rejects.toMatchObject({ status: 400 })
    await expect(save('a.example.com', { kind: 'short' })).rejects.toMatchObject({ status: 400 })
    await expect(save('a.example.com', { name: '<b>' })).rejects.toMatchObject({ status: 400 })
  })

  test('only buyers change the list', async () => {
    await expect(save('a.example.com', {}, fay)).rejects.toMatchObject({ status: 403 })
  })
})

describe('links that were not read', () => {
  const unread = async () => (await fay.call('GET /staff/unread_links')).items
  const look = (url: string) => guest()('GET /products', { query: { url } })

  test('are counted by their form, without anything personal', async () => {
    await look('https://cnfans.com/wish/7423651190?invite=SECRETcode1&u=john')
    await look('https://cnfans.com/wish/7423651191?invite=OTHERcode2&u=mary')
    await look('newapp://open?token=SECRETcode1')
    const found = await unread()
    expect(found).toMatchObject([
      { form: 'https://cnfans.com/…/N?invite=…&u=…', reason: 'page_unknown', times: 2 },
      { form: 'newapp://', reason: 'scheme_unknown', times: 1 },
    ])
    expect(JSON.stringify(found)).not.toMatch(/SECRET|john|mary/)
  })

  test('do not contain what was read or understood', async () => {
    const before = await unread()
    await look('https://weidian.com/?userid=1625671188')
    await look('hello')
    await look('https://www.amazon.com/dp/B01')
    expect(await unread()).toEqual(before)
  })

  test('stay bounded, and a flood does not push out what is frequent', async () => {
    const { db } = world.world
    const now = world.clock.now()
    for (let at = 0; at < UNREAD_PER_HOST_MAX + 5; at++)
      await countUnread(
        db,
        { form: `https://flood.example/${at}`, host: 'flood.example', reason: 'nothing_read' },
        now,
      )
    for (let at = 0; at < UNREAD_MAX + 20; at++)
      await countUnread(
        db,
        { form: `https://h${at}.example/`, host: `h${at}.example`, reason: 'nothing_read' },
        now,
      )
    const { items, total } = await fay.call('GET /staff/unread_links')
    expect(total).toBeLessThanOrEqual(UNREAD_MAX)
    expect(items[0]).toMatchObject({ form: 'https://cnfans.com/…/N?invite=…&u=…', times: 2 })
    const flood = await db
      .selectFrom('unread_links')
      .where('host', '=', 'flood.example')
      .select('form')
      .execute()
    expect(flood.length).toBeLessThanOrEqual(UNREAD_PER_HOST_MAX)
  })

  test('are deleted after sixty days without another', async () => {
    world.clock.advance({ days: 59 })
    await look('newapp://open?token=SECRETcode1')
    world.clock.advance({ days: 2 })
    await world.runJob('purge-unread-links', {})
    const left = await world.db.selectFrom('unread_links').select('form').execute()
    expect(left).toEqual([{ form: 'newapp://' }])
  })
})
