import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { type Way, launch, sitDown } from './browser.ts'
import { logInAt } from './log-in.ts'
import { settled, sidewaysFaults } from './page-faults.ts'
import { sees } from './scene.ts'
import { shop as ownShop } from './shop.ts'
import { newShopper, recharge } from './shoppers.ts'
import { wordsIn } from './words.ts'

/*
 * A coupon redeemed by its code, used for an order and shown on its bill; a plan that is started and
 * cancelled; the points page of a new shopper.
 */

const { url } = await ownShop()
const browser = await launch()

/** Walks it in one language and width. */
export async function walkRewards(way: Way): Promise<void> {
  const { shop } = wordsIn(way.lang)
  const words = shop.rewards
  const { email, call } = await newShopper(url)
  await recharge(url, call, 60_000)
  const seat = await sitDown(browser, url, way)
  const { page } = seat
  const clean = async () => {
    await settled(page)
    // A toast covers the top of the page for four seconds.
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await axeFaults(page)).toEqual([])
    expect(await sidewaysFaults(page)).toEqual([])
  }
  try {
    await logInAt(seat, url, email)

    await page.goto('/mine/reward')
    await page.getByRole('textbox', { name: words.coupons.code }).fill('wel come')
    await page.getByRole('button', { name: words.coupons.redeem }).click()
    await sees(page.getByRole('list', { name: words.coupons.list }).getByRole('listitem'))
    await clean()

    const { id } = await call('POST /cart/items', {
      body: {
        url: 'https://item.taobao.com/item.htm?id=650000000777',
        title: 'Cotton shirt',
        seller_name: 'Mumian',
        image_file_id: null,
        freight_fen: 0,
        options_text: '',
        quantity: 1,
        remark: '',
        photo_shots: 0,
        photo_remark: '',
        sold_out_choice: 'ask',
        alternative: '',
        unit_price_fen: 20_000,
        page_price_fen: null,
        price_reason: null,
        price_reason_text: '',
      },
    })
    await page.goto(`/confirmOrder?items=${id}`)
    const best = page.getByRole('radiogroup', { name: words.choice.title }).getByRole('radio').first()
    await sees(best)
    await expect.poll(() => best.isChecked()).toBe(true)
    await clean()
    await page.getByLabel(shop.orders.confirm.terms).check()
    await page.getByRole('button', { name: shop.orders.confirm.submit }).click()
    await page.waitForURL('**/payment?orders=*')
    const [order] = (await call('GET /orders')).items
    expect(order!.amounts).toMatchObject({ service_fen: 1_000, discount_fen: 500, total_fen: 20_500 })
    await page.goto(`/mine/order/orderDetail?id=${order!.id}`)
    await sees(page.getByText(shop.orderWords.amounts.coupon, { exact: true }).filter({ visible: true }))

    await page.goto('/mine/reward?tab=plan')
    await page
      .getByRole('button', { name: words.plan.takeOf(way.lang === 'en' ? 'Regular' : '常客') })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: words.plan.take }).click()
    await sees(page.getByText(words.plan.current))
    await clean()
    await page.getByRole('button', { name: words.plan.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.plan.cancel }).click()
    await sees(page.getByRole('button', { name: words.plan.keep }))
    expect((await call('GET /funds')).available_fen).toBe(60_000 - 1_900)

    await page.getByRole('tab', { name: words.tab.points }).click()
    await sees(page.getByText(words.points.none))
    await clean()
    expect([...seat.complaints, ...seat.refusals]).toEqual([])
  } finally {
    await seat.context.close()
  }
}
