import { beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from './demo-mall/catalogue.ts'
import { SHORT_LINKS } from './demo-mall/short-links.ts'

/* A look-up that asks no other site, as the server makes for the page of the order form. */

const world = testWorld()
const [known, halfCopied] = DEMO_PRODUCTS.map(marketUrl) as [string, string]

beforeAll(async () => {
  // The mall is a shop on this server.
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

const look = (url: string) => world.caller()('GET /products', { query: { url } })
const stored = (url: string) => world.caller()('GET /products', { query: { url, stored: true } })

/** Looks up a page until its pictures are copied: on a busy machine, the first answer comes without them. */
async function lookForPictures(url: string) {
  let found = await look(url)
  while (found.product?.more_images) found = await look(url)
  return found
}

describe('only from what is stored', () => {
  test('an unknown product is not found, and nothing is fetched or stored', async () => {
    await expectRefusal(stored(known), 'not_found')
    const [link] = SHORT_LINKS
    await expectRefusal(stored(link!.url), 'not_found')
    expect(await world.db.selectFrom('products').select('url').execute()).toEqual([])
    expect(await world.db.selectFrom('short_links').select('url').execute()).toEqual([])
  })

  test('a known one is answered as ever, for six hours', async () => {
    const found = await lookForPictures(known)
    expect(found.product).not.toBeNull()
    expect(await stored(known)).toEqual(found)
    world.clock.advance({ hours: 6 })
    await expectRefusal(stored(known), 'not_found')
  })

  test('one with pictures that are still to be copied is not ready', async () => {
    await lookForPictures(halfCopied)
    await world.db
      .updateTable('products')
      .set({ pictures_left: ['https://img.example/1.jpg'] })
      .where('url', '=', halfCopied)
      .execute()
    await expectRefusal(stored(halfCopied), 'not_found')
  })

  test.each(['https://www.temu.com/goods.html?goods_id=601099512345678', 'no link at all'])(
    'there is no product behind %s',
    async (text) => {
      await expectRefusal(stored(text), 'not_found')
    },
  )
})
