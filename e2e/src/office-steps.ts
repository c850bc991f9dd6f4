import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { Call } from '@longhaul/contract/client.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Page } from 'playwright-core'
import * as desk from './desk-steps.ts'
import { settled } from './page-faults.ts'
import { type Scene, sees } from './scene.ts'

/*
 * The office work, one function for each task: money, a refusal, texts and prices. Each ends at the shopper's
 * page.
 */

/**
 * Finance credits a remittance with the amount that arrived, to the account that the demo's story configured.
 */
export async function creditRemittance(scene: Scene, page: Page, call: Call): Promise<void> {
  const { words, say } = scene
  const { remittances } = words.desk.finance
  const { number } = await call('POST /remittances', {
    body: {
      method: 'bank_transfer',
      sender_first_name: 'Ana',
      sender_last_name: 'Silva',
      country: 'SG',
      currency: 'CNY',
      sent_minor: 100_000,
      sent_on: new Date().toISOString().slice(0, 10),
      bank_reference: 'SG-77120',
      note: '',
    },
  })
  const finance = await scene.desk('finance')
  await desk.open(finance, words.desk.shell.sections.remittances)
  await finance
    .getByRole('list', { name: words.desk.shell.sections.remittances })
    .getByRole('button')
    .filter({ hasText: number })
    .click()
  const panel = finance.getByRole('article', { name: number })
  await panel.getByLabel(remittances.amount).fill('985.00')
  await panel.getByRole('button', { name: remittances.credit(say.money(98_500)) }).click()
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: remittances.credit(say.money(98_500)) })
    .click()
  await sees(finance.getByText(remittances.credited(say.money(98_500))))

  await page.goto('/mine/fund')
  await sees(page.getByRole('row').filter({ hasText: say.money(98_500) }))
}

/**
 * Runs the work while a configuration value is changed through the API, then restores the value for the
 * following walks.
 */
async function withSetting(
  scene: Scene,
  name: string,
  value: string | boolean,
  run: () => Promise<void>,
): Promise<void> {
  const admin = await scene.call('admin')
  const { settings } = await admin('GET /staff/settings')
  const before = settings.find((setting) => setting.name === name)?.value ?? ''
  const reason = 'The day of an agency'
  const change = (from: typeof before, to: typeof before) =>
    admin('PUT /staff/settings', { body: { changes: [{ name, before: from, value: to }], reason } })
  await change(before, value)
  await run().finally(() => change(value, before))
}

/** Support refuses a request, and the shopper reads why. */
export async function refuseRefund(
  scene: Scene,
  page: Page,
  order: { id: string; itemId: string; shop: string; shopper: { email: string; call: Call } },
): Promise<void> {
  const { words } = scene
  const { refunds, shell, words: common } = words.desk
  const reason = 'The photos show what was ordered.'
  await order.shopper.call('POST /order_items/{id}/refund', {
    params: { id: order.itemId },
    body: { cause: 'other', reason: 'I expected another blue.' },
  })
  const support = await scene.desk('support')
  await desk.open(support, shell.sections.refunds)
  const { number } = await order.shopper.call('GET /orders/{id}', { params: { id: order.id } })
  await support.getByRole('button').filter({ hasText: number }).click()
  const panel = support.getByRole('article', { name: order.shop })
  await panel.getByText(number).first().waitFor()
  await panel.getByRole('button', { name: refunds.steps.reject }).click()
  const dialog = support.getByRole('dialog', { name: refunds.rejectTitle })
  await dialog.getByLabel(common.reason).fill(reason)
  await dialog.getByRole('button', { name: refunds.steps.reject }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.goto(`/mine/order/orderDetail?id=${order.id}`)
  await sees(page.getByText(reason))
}

/** Content: writes an article in two languages and publishes it. */
export async function publishArticle(scene: Scene, page: Page): Promise<void> {
  const { words } = scene
  const { content, languageNames, shell } = words.desk
  const name = `Holiday hours ${randomUUID().slice(0, 8)}`
  const admin = await scene.desk('admin')
  await desk.open(admin, shell.sections.content)
  await admin.getByRole('link', { name: content.add }).click()
  for (const lang of LANGS) {
    const half = admin.getByRole('region', { name: languageNames[lang] })
    await half.getByLabel(content.articleName).fill(name)
    await half.getByLabel(content.summary).fill('When the warehouse rests.')
    await half.getByLabel(content.body).fill('## Spring Festival\n\nThe warehouse rests for **seven days**.')
  }
  await admin.getByRole('button', { name: content.save, exact: true }).click()
  await sees(admin.getByText(content.savedHidden))
  await admin.getByRole('button', { name: content.publish }).click()
  const shown = admin.getByRole('link', { name: content.onSite })
  await sees(shown)
  const address = (await shown.getAttribute('href'))!
  await page.goto(address)
  await sees(page.getByRole('heading', { level: 1, name }))
  await sees(page.getByText('seven days'))
  // The other walks read the same site and expect only Chinese on a Chinese page.
  const params = { id: Number(/\/(\d+)/.exec(new URL(address, scene.url).pathname)![1]) }
  await (
    await scene.call('admin')
  )('POST /staff/articles/{id}/publish', { params, body: { published: false } })
}

/**
 * Finance makes EMS a yuan more expensive with a rate card, which the shop's estimate shows immediately; then
 * restores the previous card.
 */
export const changeRate = (scene: Scene, page: Page): Promise<void> =>
  withSetting(scene, 'featureShippingEstimate', true, () => raisePrices(scene, page))

async function raisePrices(scene: Scene, page: Page): Promise<void> {
  const finance = await scene.desk('finance')
  const rows = (await exportPrices(scene, finance))
    .split('\n')
    .filter((row, at) => at === 0 || row.startsWith('PST-EMS,'))
  const columns = rows[0]!.split(',')
  const place = columns.indexOf('first_price_fen')
  const raised = rows.map((row, at) => {
    // Splits at the commas between cells, not at those inside quotes.
    const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    if (at > 0) cells[place] = String(Number(cells[place]) + 100)
    return cells.join(',')
  })
  await importCard(scene, finance, 'EMS, a yuan dearer', raised.join('\n'))
  await seesPrice(scene, page, 11_600 + 800 + 800)
  await importCard(scene, finance, 'EMS, as before', rows.join('\n'))
  await seesPrice(scene, page, 11_500 + 800 + 800)
}

/** The price of half a kilogram to Singapore by EMS: freight, customs and our packing. */
async function seesPrice({ words, say }: Scene, page: Page, totalFen: Fen): Promise<void> {
  const { estimate } = words.shop
  await page.goto('/shippingEstimate')
  await settled(page)
  await page.getByLabel(estimate.country).selectOption('SG')
  await page.getByLabel(estimate.weight).fill('500')
  await page.getByRole('button', { name: estimate.compare }).click()
  await sees(page.getByText(say.moneyWithCode(totalFen)))
}

async function exportPrices({ words }: Scene, finance: Page): Promise<string> {
  await desk.open(finance, words.desk.shell.sections.shipping)
  const saved = finance.waitForEvent('download')
  await finance.getByRole('button', { name: words.desk.shipping.cards.exportAll }).click()
  return await readFile(await (await saved).path(), 'utf8')
}

async function importCard({ words }: Scene, finance: Page, name: string, csv: string): Promise<void> {
  const { csvFile } = words.desk
  const { cards, importing } = words.desk.shipping
  await desk.open(finance, words.desk.shell.sections.shipping)
  await finance.getByRole('button', { name: cards.importCard }).click()
  await finance.getByLabel(csvFile.file).setInputFiles({
    name: 'card.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await finance.getByLabel(importing.name).fill(name)
  await finance.getByRole('button', { name: csvFile.check }).click()
  await finance.getByRole('button', { name: importing.confirm }).click()
  await finance.getByRole('dialog').getByRole('button', { name: importing.confirm }).click()
  await sees(finance.getByText(importing.done))
}
