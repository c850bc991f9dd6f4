import { beforeAll, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'

const world = testWorld()
let ana: Person
let id: string
let code: string
const simple = DEMO_PRODUCTS.filter(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)
const get = async (url: string) => await world.inject({ url })

beforeAll(async () => {
  ana = await world.shopper('ana')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ id } = await ana.call('POST /goods_lists', { body: { text: marketUrl(simple[0]!) } }))
  await world.runJobs()
  ;({ code } = await ana.call('PUT /goods_lists/{id}/publication', {
    params: { id },
    body: { title: '"><img src=x onerror=alert(1)>', intro: '', shown_name: '<b>Nora</b>' },
  }))
})

test('other sites may frame the card and nothing else; it runs and reads nothing', async () => {
  const card = await get(`/list/${code}/card`)
  expect(card.statusCode).toBe(200)
  const policy = String(card.headers['content-security-policy'])
  expect(policy).toContain('frame-ancestors *')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(card.headers['x-frame-options']).toBeUndefined()
  expect(card.headers['set-cookie']).toBeUndefined()
  expect(card.headers['cache-control']).toBe('public, max-age=60')
  expect(card.body).not.toMatch(/<script|<form|<button|<img src=x|<b>Nora/)
  expect(card.body).toContain(`href="http://shop.test/list/${code}"`)
  for (const url of ['/oembed', '/favicon.svg', `/api/v1/public_lists/${code}`])
    expect(String((await get(url)).headers['content-security-policy'])).toContain("frame-ancestors 'none'")
})

test('the card depends on its address alone, not on who asks', async () => {
  const plain = await get(`/list/${code}/card`)
  const other = await world.inject({
    url: `/list/${code}/card`,
    headers: { cookie: 'lang=zh; currency=EUR', 'accept-language': 'zh-CN' },
  })
  expect(other.body).toBe(plain.body)
  const chinese = await get(`/list/${code}/card?lang=zh`)
  expect(chinese.body).toContain('lang="zh')
})

test('oEmbed names the card for our own lists only', async () => {
  const ask = async (url: string, more = '') => await get(`/oembed?url=${encodeURIComponent(url)}${more}`)
  const answer = (await ask(`http://shop.test/list/${code}`, '&maxwidth=300&maxheight=9')).json<{
    html: string
  }>()
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 300, height: 200 })
  expect(answer.html).toContain(`src="http://shop.test/list/${code}/card"`)
  expect(answer.html).not.toContain('<img')
  for (const other of [
    `http://evil.test/list/${code}`,
    'http://shop.test/list/bcdfghjkmn',
    'http://shop.test/cart',
    `javascript:alert(1)`,
  ])
    expect((await ask(other)).statusCode, other).toBe(404)
  expect((await ask(`http://shop.test/list/${code}`, '&format=xml')).statusCode).toBe(501)
})

test('search engines learn of a creator who shows a list, and of no other', async () => {
  const staff = await world.staff('wu', ['finance'])
  const applied = async (who: Person) => {
    const made = await who.call('POST /creator', { body: { shown_name: 'Nora', about: '' } })
    const { items } = await staff.call('GET /staff/creators', { query: {} })
    const { id: creator } = items.find((item) => item.code === made.code)!
    const step = (name: 'approve' | 'pause') =>
      staff.call('POST /staff/creators/{id}/steps', {
        params: { id: creator },
        body: { step: name, reason: 'So' },
      })
    return { place: `http://shop.test/c/${made.code}<`, step }
  }
  const hers = await applied(ana)
  const other = await applied(await world.shopper('bo'))
  expect((await get('/sitemap.xml')).body).not.toContain(hers.place)
  for (const { step } of [hers, other]) await step('approve')
  expect((await get('/sitemap.xml')).body).toContain(hers.place)
  expect((await get('/sitemap.xml')).body).not.toContain(other.place)
  await hers.step('pause')
  expect((await get('/sitemap.xml')).body).not.toContain(hers.place)
})

test('search engines learn of a list until somebody reports it; a withdrawn card is gone', async () => {
  const place = `http://shop.test/list/${code}<`
  expect((await get('/sitemap.xml')).body).toContain(place)
  await world.caller()('POST /public_lists/{code}/reports', {
    params: { code },
    body: { reason: 'other', words: '' },
  })
  expect((await get('/sitemap.xml')).body).not.toContain(place)
  await ana.call('DELETE /goods_lists/{id}/publication', { params: { id } })
  expect((await get(`/list/${code}/card`)).statusCode).toBe(410)
  expect((await get('/list/bcdfghjkmn/card')).statusCode).toBe(404)
  expect((await get(`/oembed?url=${encodeURIComponent(`http://shop.test/list/${code}`)}`)).statusCode).toBe(
    404,
  )
})
