import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { codesIn } from './calls.ts'
import { eventually } from './eventually.ts'
import { drawPicture } from './picture.ts'
import { type Scene, sees } from './scene.ts'

/*
 * What the staff do in the console, one function for each desk.
 */

/** The link in a person's mail, which an admin can read in the demo's mailbox. */
export async function readMailedLink({ words }: Scene, desk: Page, email: string): Promise<string> {
  const { sections } = words.desk.shell
  await open(desk, sections.mails)
  await desk.getByRole('textbox', { name: words.desk.mails.searchLabel }).fill(email)
  await desk.keyboard.press('Enter')
  await desk
    .getByRole('list', { name: sections.mails })
    .getByRole('button')
    .filter({ hasText: email })
    .first()
    .click()
  const mail = desk.getByRole('article').filter({ hasText: email })
  await mail.getByRole('button', { name: words.desk.mails.showLink }).click()
  const address = await mail.getByRole('link').first().getAttribute('href')
  if (!address) throw new Error('the mail holds no address')
  return address
}

/** Support approves the order. */
export async function approve({ words }: Scene, desk: Page, orderNumber: string): Promise<void> {
  const { review, shell } = words.desk
  await open(desk, shell.sections.review)
  await desk
    .getByRole('list', { name: review.queue })
    .getByRole('button')
    .filter({ hasText: orderNumber })
    .click()
  // Found by its own heading, because the previous panel may still be shown.
  const panel = desk.getByRole('article').filter({ hasText: orderNumber })
  await panel.getByRole('button', { name: review.approve(1) }).click()
  await sees(desk.getByText(review.decided(orderNumber, review.approved(1))))
}

/** The buyer records the purchase at the real price, and the seller's tracking number. */
export async function buy(
  { words, say }: Scene,
  desk: Page,
  order: { number: string; title: string; paidFen: Fen; realFen: Fen; trackingNumber: string },
): Promise<void> {
  const { purchase, shell, words: common } = words.desk
  const savedFen = order.paidFen - order.realFen
  await open(desk, shell.sections.purchase)
  const group = desk.getByRole('region').filter({ hasText: order.number })
  await group.getByRole('button', { name: purchase.openForm }).click()
  // A seller's order number is unique.
  await group
    .getByLabel(purchase.sellerNumber)
    .fill(`2100${order.number.replace(/\D/g, '').padStart(12, '0')}`)
  await group.getByLabel(purchase.price(order.title)).fill(say.plainMoney(order.realFen))
  await sees(group.getByText(purchase.saved(say.money(savedFen))))
  await group.getByLabel(purchase.sellerNumber).press('Enter')
  await sees(desk.getByText(purchase.boughtAndSaved(say.money(savedFen))))
  await desk.getByRole('tab', { name: purchase.tabs.seller }).click()
  const bought = desk.getByRole('row').filter({ hasText: order.number })
  await bought.getByLabel(`${common.trackingNumber}, ${order.title}`).fill(order.trackingNumber)
  await bought.getByRole('button', { name: purchase.save }).click()
  await sees(desk.getByText(order.trackingNumber))
}

/** The warehouse scans, weighs, measures, photographs and shelves an item. */
export async function shelve(
  { words }: Scene,
  desk: Page,
  item: {
    trackingNumber: string
    grams: number
    centimetres: readonly [number, number, number]
    pictures: number
    detailPictures: number
    shelf: string
  },
): Promise<void> {
  const { goodsCard, receive, pictures, shell, workplace } = words.desk
  await open(desk, shell.sections.receive)
  await desk.getByLabel(workplace.label).selectOption('GZ1')
  await desk.getByRole('textbox', { name: receive.scan }).fill(item.trackingNumber)
  await desk.keyboard.press('Enter')
  await sees(desk.getByRole('status').getByText(receive.known.title(1), { exact: true }))
  // The previous item's banner and bench may still be shown.
  const bench = desk.getByRole('article').filter({ hasText: item.trackingNumber })
  await sees(bench)
  const [free, detail] = [bench.getByLabel(pictures.files).first(), bench.getByLabel(pictures.files).last()]
  await free.setInputFiles(shots(item.pictures, 40))
  const shows = (['front', 'back', 'label'] as const)[item.pictures - 1] ?? 'other'
  const last = words.shop.captions.caption({ kind: 'free', shows }, item.pictures)
  await sees(bench.getByRole('button', { name: last }))
  if (item.detailPictures > 0) {
    await detail.setInputFiles(shots(item.detailPictures, 140))
    const taken = goodsCard.progress(item.detailPictures, item.detailPictures)
    await sees(bench.getByText(`${goodsCard.services.photos.title} ${taken}`))
  }
  await fillMeasures({ words }, desk, item)
  await bench.getByLabel(receive.shelf).fill(item.shelf)
  await bench.getByRole('button', { name: receive.shelve, exact: true }).click()
  await sees(desk.getByText(receive.shelved(item.shelf)))
  await bench.waitFor({ state: 'detached' })
}

/**
 * The warehouse picks and scans the items into the box, weighs, measures and photographs it; any overpayment
 * is refunded.
 */
export async function pack(
  scene: Scene,
  desk: Page,
  box: {
    number: string
    grams: number
    centimetres: readonly [number, number, number]
    givesBackFen: Fen
    /** Its weight differs from the items scanned into it, so the station asks for confirmation. */
    isDoubted: boolean
  },
): Promise<void> {
  const { words, say } = scene
  const { packing, pictures, shell } = words.desk
  await open(desk, shell.sections.packing)
  await desk.getByRole('button').filter({ hasText: box.number }).click()
  // The package that opened by itself is shown until this one is there: its button would start the wrong
  // package.
  const bench = desk.getByRole('article', { name: box.number })
  await bench.getByRole('button', { name: packing.start }).click()
  for (const code of await codesIn(await scene.call('warehouse'), box.number)) {
    const scanner = bench.getByRole('textbox', { name: packing.scan })
    await scanner.fill(code)
    await desk.keyboard.press('Enter')
    await eventually(async () => expect(await scanner.inputValue()).toBe(''))
  }
  await sees(bench.getByText(packing.allIn))
  await fillMeasures({ words }, desk, box)
  await bench.getByLabel(pictures.files).setInputFiles(shots(1, 90))
  await sees(bench.getByRole('button', { name: pictures.picture(1) }))
  await bench.getByRole('button', { name: packing.finish }).click()
  if (box.isDoubted)
    await desk
      .getByRole('dialog', { name: packing.scale.title })
      .getByRole('button', { name: packing.scale.keep })
      .click()
  const { back, exact } = packing.verdict
  await sees(bench.getByText(box.givesBackFen > 0 ? back(say.money(box.givesBackFen)) : exact))
}

/**
 * The warehouse prints the label as PDF and hands the package over to the carrier. Returns the server's reply
 * to the label request.
 */
export async function ship(
  { words }: Scene,
  desk: Page,
  parcel: { number: string; trackingNumber: string },
): Promise<{ status: number; type: string }> {
  const { dispatch, shell, words: common } = words.desk
  await open(desk, shell.sections.dispatch)
  const row = desk.getByRole('row').filter({ hasText: parcel.number })
  const [label] = await Promise.all([
    desk.waitForResponse((response) => response.url().endsWith('/label.pdf')),
    row.getByRole('button', { name: dispatch.paperOf.label(parcel.number) }).click(),
  ])
  await row.getByLabel(`${common.waybillNumber}, ${parcel.number}`).fill(parcel.trackingNumber)
  await row.getByRole('button', { name: dispatch.ship, exact: true }).click()
  await sees(desk.getByText(dispatch.shipped(parcel.number)))
  return { status: label.status(), type: label.headers()['content-type'] ?? '' }
}

/** The warehouse records a tracking update manually. */
export async function addTrackingUpdates(
  { words }: Scene,
  desk: Page,
  parcelNumber: string,
  updates: readonly { status: string; place: string; description: string }[],
): Promise<void> {
  const { dispatch, words: common } = words.desk
  await desk.getByRole('tab', { name: common.parcelStages.in_transit }).click()
  await desk.getByRole('button', { name: parcelNumber }).click()
  const sheet = desk.getByRole('dialog')
  for (const { status, place, description } of updates) {
    await sheet.getByLabel(dispatch.status).selectOption(status)
    await sheet.getByLabel(dispatch.place).fill(place)
    await sheet.getByLabel(dispatch.description).fill(description)
    await sheet.getByRole('button', { name: dispatch.add, exact: true }).click()
    await sees(sheet.getByText(description))
  }
}

/** Finance runs the check of the books on screen. */
export async function proveBooks({ words }: Scene, desk: Page): Promise<void> {
  const { books, shell } = words.desk
  await open(desk, shell.sections.books)
  await desk.getByRole('button', { name: books.check }).click()
  await sees(desk.getByText(books.balanced))
}

/** Opens a section through the menu. */
export async function open(desk: Page, section: string): Promise<void> {
  const menu = desk.getByRole('navigation')
  const link = menu.getByRole('link', { name: section }).first()
  await menu.getByRole('link').first().waitFor()
  // Only the current group of the menu is unfolded.
  while (!(await link.isVisible())) await menu.getByRole('button', { expanded: false }).first().click()
  await link.click()
  await desk.getByRole('heading', { level: 1, name: section }).waitFor()
}

async function fillMeasures(
  { words }: Pick<Scene, 'words'>,
  desk: Page,
  {
    grams,
    centimetres: [length, width, height],
  }: { grams: number; centimetres: readonly [number, number, number] },
): Promise<void> {
  const common = words.desk.words
  await desk.getByLabel(common.weight, { exact: true }).fill(String(grams))
  await desk.getByLabel(common.length, { exact: true }).fill(String(length))
  await desk.getByLabel(common.width, { exact: true }).fill(String(width))
  await desk.getByLabel(common.height, { exact: true }).fill(String(height))
}

const shots = (count: number, shade: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `shot-${shade}-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: drawPicture(shade + at * 20),
  }))
