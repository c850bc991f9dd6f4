import type { Call } from '@longhaul/contract/client.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { STAFF_PASSWORD } from './calls.ts'
import { fits, settled } from './page-faults.ts'
import { addHome, video, pack, packerToken, sendIn } from './parcel-steps.ts'
import { drawPicture } from './picture.ts'
import { type Scene, sees, starting } from './scene.ts'
import { newShopper, recharge } from './shoppers.ts'
import { logOut, unfold } from './shop-steps.ts'
import { postalNumber } from './postal-number.ts'

const POT = 'Ceramic teapot'
const BAG = 'Canvas bag'
const LAMP = 'Paper lamp'

/**
 * Warehouse, confirm info, packages, the package page and its review: from an empty shelf to the review on
 * the home page.
 */
export async function walkPackages(scene: Scene): Promise<void> {
  const { email, call } = await newShopper(scene.url)
  await recharge(scene.url, call, 100_000)
  const page = await scene.shopperAs(email)
  await emptyShelf(scene, page)
  await addHome(call)
  await sendIn(scene, call, { title: POT, grams: 600, sizeMm: [150, 100, 50] })
  await sendIn(scene, call, { title: BAG, grams: 700, sizeMm: [150, 100, 50] })
  await sendIn(scene, call, { title: LAMP, grams: 300, sizeMm: [150, 100, 50], at: 'YW1' })
  await shelf(scene, page)
  await desk(scene, page)
  await builder(scene, page)
  const id = await confirm(scene, page)
  await listed(scene, page, call, id)
  await travel(scene, page, id)
  await review(scene, page, id)
  expect(scene.complaints()).toEqual([])
}

/** The empty shelf explains how goods get here. */
async function emptyShelf({ words }: Scene, page: Page): Promise<void> {
  const { shelf: text } = words.shop.warehouse
  await page.goto('/mine/store')
  await settled(page)
  await sees(page.getByText(text.emptyTitle))
  await sees(page.getByRole('link', { name: text.emptyInbound }))
}

/**
 * Weight, size, days and last free day; what is ready is ticked; an empty selection is reported; goods that
 * cannot be shipped together are explained before anything is sent.
 */
async function shelf({ words, say }: Scene, page: Page): Promise<void> {
  const { shelf: text, builder: buildText } = words.shop.warehouse
  await page.goto('/mine/store')
  await settled(page)
  const row = page.getByRole('listitem').filter({ hasText: POT })
  await row.getByText(words.shop.methods.more).click()
  for (const part of [say.weight(600), say.size(150, 100, 50), text.free.left(29)])
    await sees(row.getByText(part))
  expect(await row.locator('time').count()).toBeGreaterThan(0)
  await fits(page)
  await sees(page.getByText(text.chosen(2, 3, false)))
  await page.getByRole('button', { name: text.selectNone }).click()
  await page.getByRole('button', { name: buildText.continue }).filter({ visible: true }).click()
  await sees(page.getByText(words.errors.reasons.no_product_selected))
  await expect
    .poll(() =>
      page.getByRole('group', { name: text.list }).evaluate((entry) => entry === document.activeElement),
    )
    .toBe(true)
  await page.getByRole('checkbox', { name: text.pick(POT) }).check()
  await expect.poll(() => page.getByRole('checkbox', { name: text.pick(LAMP) }).isDisabled()).toBe(true)
  await sees(page.getByText(text.chooseThese))
  await page.getByRole('checkbox', { name: text.pick(POT) }).uncheck()
  await page.getByRole('button', { name: text.expiringFirst(2) }).click()
  await sees(page.getByText(text.chosen(2, 3, false)))
}

/** The listing next to the photos, item by item, by keyboard. */
async function desk({ words }: Scene, page: Page): Promise<void> {
  const text = words.shop.photoDesk
  await page.getByRole('button', { name: text.open(3) }).press('Enter')
  const sheet = page.getByRole('dialog', { name: text.title })
  await sees(sheet.getByText(text.noListing))
  await sees(
    sheet.getByRole('img', { name: words.shop.captions.inSeries({ kind: 'free', shows: 'front' }, 1, 1) }),
  )
  await sees(sheet.getByText(text.forwarded))
  expect(await axeFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: text.right }).click()
  await sees(sheet.getByText(text.at(2, 3)))
  await page.keyboard.press('Escape')
  await sees(page.getByText(text.accepted))
}

/** Weight, price and methods follow the ticks; ways to save are suggested; the total stays visible. */
async function builder({ words, say }: Scene, page: Page): Promise<void> {
  const { builder: text, options } = words.shop.warehouse
  const { methods } = words.shop
  const box = page.getByRole('region', { name: methods.title })
  const bar = page.getByRole('region', { name: text.title })
  await sees(box.getByText(methods.lead(say.weight(1_300), say.weight(1_430))))
  await sees(box.getByText(words.shop.advice.title))
  // 115 yuan, two steps of 33, 8 for customs, 8 for packing: 1.43 kg by EMS.
  await box.getByRole('radio', { name: new RegExp(`EMS`) }).check()
  await sees(bar.getByText(say.moneyWithCode(19_700)).first())
  for (const option of [options.express, options.direct, options.ocean])
    await sees(box.getByText(option, { exact: true }).first())
  await unfold(page, methods.bill)
  await sees(box.getByText(words.shop.payWay.steps(2, say.weight(500), say.money(3_300))))
  await bar.getByRole('button', { name: text.continue }).click()
  await page.waitForURL((address) => address.pathname === '/mine/store/confirmInfo')
}

/**
 * The address is preselected, missing values are listed, there are two ways to pay, Back keeps everything;
 * the package is created and paid.
 */
async function confirm({ words, say }: Scene, page: Page): Promise<string> {
  const { confirm: text } = words.shop.warehouse
  const { payWay } = words.shop
  const way = page.url()
  await page.goto('/mine/store/confirmInfo')
  await sees(page.getByText(words.errors.reasons.no_product_selected))
  await page.waitForURL((address) => address.pathname === '/mine/store')
  await page.goto(way)
  await settled(page)
  await sees(page.getByText('1 Raffles Place').first())
  await page.getByRole('radio', { name: /EMS/ }).check()
  await unfold(page, payWay.title)
  const exact = page.getByRole('radio', { name: new RegExp(payWay.ways.exact.label) })
  await exact.check()
  await sees(page.getByText(payWay.deposit(say.money(2_000))))
  await page.getByRole('radio', { name: new RegExp(payWay.ways.estimate.label) }).check()
  await unfold(page, text.steps.extras)
  await page.getByRole('checkbox', { name: /打包视频|Video of the packing/ }).check()
  // 197 plus 10 for the video.
  await sees(page.getByRole('region', { name: text.summary }).getByText(say.moneyWithCode(20_700)).first())
  const submit = page.getByRole('button', { name: text.submit }).filter({ visible: true })
  await expect.poll(() => submit.getAttribute('aria-disabled')).not.toBe('true')
  await submit.click()
  await sees(page.getByText(words.errors.reasons.fill_in_all_items))
  await sees(page.getByRole('link', { name: text.termsMissing }))
  expect(await axeFaults(page)).toEqual([])
  await fits(page)

  await page.goto('/mine/store')
  await settled(page)
  await page.goBack()
  await settled(page)
  await unfold(page, text.steps.extras)
  await expect
    .poll(() => page.getByRole('checkbox', { name: /打包视频|Video of the packing/ }).isChecked())
    .toBe(true)
  await page.getByRole('checkbox', { name: /terms of service|服务条款/ }).check()
  const ready = page.getByRole('button', { name: text.submit }).filter({ visible: true })
  await expect.poll(() => ready.getAttribute('aria-disabled')).not.toBe('true')
  await ready.click()
  await page.waitForURL((address) => address.pathname === '/payment')
  const pay = page.getByRole('button', { name: words.shop.payment.pay(say.moneyWithCode(20_700)) })
  await expect.poll(() => pay.isEnabled()).toBe(true)
  const id = new URL(page.url()).searchParams.get('parcel') ?? ''
  await pay.click()
  await sees(page.getByRole('heading', { level: 1, name: words.shop.payment.result.succeeded }))
  return id
}

/**
 * Tabs with counts in the address; number, method, weight, cost; cancelling asks for confirmation and can be
 * aborted.
 */
async function listed({ words, say }: Scene, page: Page, call: Call, id: string): Promise<void> {
  const text = words.shop.parcels
  await page.goto('/mine/package')
  await settled(page)
  await page.getByRole('tab', { name: starting(text.statuses.to_be_delivered) }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('to_be_delivered')
  const { number } = await call('GET /parcels/{id}', { params: { id } })
  const card = page.getByRole('article').filter({ hasText: number })
  for (const part of [text.options.postal, say.weight(1_430), say.money(20_700)])
    await sees(card.getByText(part))
  await card.getByRole('button', { name: text.actions.cancel }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText(text.cancel.paid(say.money(20_700))))
  await dialog.getByRole('button', { name: text.cancel.keep }).click()
  await fits(page)
  await page.getByRole('searchbox', { name: text.list.search }).fill('nothing like it')
  await page.keyboard.press('Enter')
  await sees(page.getByText(text.list.emptySearch('nothing like it')))
}

/**
 * Packed, on video, shipped, received: figures side by side, the video in parts, the receipt, tracking
 * updates newest first.
 */
async function travel(scene: Scene, page: Page, id: string): Promise<void> {
  const { words, say } = scene
  const text = words.shop.parcels
  const papers = words.shop.parcelDocuments
  await pack(scene, id, 1_300)
  await video(scene, await packerToken(scene, STAFF_PASSWORD), id)
  const warehouse = await scene.call('warehouse')
  const tracking_number = postalNumber()
  await page.goto(`/mine/package/packageDetail?id=${id}`)
  await settled(page)
  const cancel = page.getByRole('button', { name: starting(text.actions.cancel) })
  await expect.poll(() => cancel.getAttribute('aria-disabled')).toBe('true')
  const src = (await page.getByRole('link', { name: papers.videoSave }).getAttribute('href')) ?? ''
  const part = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { range: 'bytes=0-99' } })
    return [answer.status, answer.headers.get('content-range')]
  }, src)
  expect(part).toEqual([206, 'bytes 0-99/5000'])
  await warehouse('POST /staff/parcels/{id}/ship', { params: { id }, body: { tracking_number } })
  await sees(page.getByText(tracking_number).first())
  await unfold(page, text.detail.bill)
  for (const figure of [say.weight(1_430), say.weight(1_300)])
    await sees(page.getByRole('table').getByText(figure))
  expect(await page.getByRole('link', { name: text.detail.newTab }).count()).toBe(1)
  await sees(page.getByText(POT).first())
  for (const paper of [papers.papers.invoice, papers.papers.customs]) {
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: papers.save(paper) }).click()
    expect((await kept).suggestedFilename()).toMatch(/^(invoice|customs)-P\d{9}\.pdf$/)
  }
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: papers.save(papers.papers.receipt) }).click()
  expect((await saved).suggestedFilename()).toMatch(/^receipt-P\d{9}\.pdf$/)
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
  await unfold(page, text.detail.means)
  await page.getByRole('button', { name: text.actions.confirm }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text.receipt.confirm }).click()
  await dialog.getByRole('button', { name: text.receipt.review }).click()
  await page.waitForURL((address) => address.pathname === '/mine/package/review')
}

/**
 * Stars by keyboard, a counter, a picture, a draft that survives; only once; read by staff, then shown on the
 * home page for guests.
 */
async function review(scene: Scene, page: Page, id: string): Promise<void> {
  const { words } = scene
  const text = words.shop.parcels.review
  const reviewText = `Well packed, in ${scene.way.lang} at ${scene.way.width} px.`
  await settled(page)
  await page.getByRole('button', { name: text.submit }).click()
  await sees(page.getByText(text.starsMissing).first())
  const four = page.getByRole('radio', {
    name: words.label.starsText.starNamed(words.label.starsText.stars[3]!, 4),
  })
  await four.focus()
  await page.keyboard.press('Space')
  const body = page.getByRole('textbox', { name: starting(text.body) })
  await body.fill(reviewText)
  await sees(page.getByText(words.ui.fieldText.countOf(reviewText.length, 1_000), { exact: true }))
  await page.locator('input[type="file"]').setInputFiles({
    name: 'there.png',
    mimeType: 'image/png',
    buffer: drawPicture(90),
  })
  await sees(page.getByRole('img', { name: text.picture(1) }))
  await page.reload()
  await settled(page)
  await expect.poll(() => body.inputValue()).toBe(reviewText)
  await expect.poll(() => four.isChecked()).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
  await page.getByRole('button', { name: text.submit }).click()
  await sees(page.getByText(words.shop.reviews.standing.waiting))
  await page.goto(`/mine/package/review?id=${id}`)
  await sees(page.getByText(text.yours))

  const support = await scene.call('support')
  const { items } = await support('GET /staff/reviews', { query: { stage: 'waiting' } })
  const own = items.find((item) => item.body === reviewText)!
  await support('POST /staff/reviews/{id}/decide', {
    params: { id: own.id },
    body: { show: true, reason: '' },
  })
  await logOut(scene, page)
  await settled(page)
  await page.getByText(words.shop.reviews.title).first().click()
  await sees(page.getByText(reviewText))
}
