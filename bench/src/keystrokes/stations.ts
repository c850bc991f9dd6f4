import type { Hands } from './hands.ts'
import { putOnScale } from './scale.ts'

/* One piece at each station, by the shortest way there is, in English. */

const GRAMS = 480
const SIDES = ['30', '20', '10'] as const

/** A look, and A. */
export async function review(hands: Hands): Promise<void> {
  const panel = hands.page.getByRole('article').first()
  await panel.waitFor()
  const before = await panel.innerText()
  await hands.press('a')
  await hands.page.waitForFunction((was) => document.querySelector('article')?.innerText !== was, before)
}

/** The seller's number is pasted from the seller's hands.page. */
export async function purchase(hands: Hands, orderNumber: string): Promise<void> {
  const group = hands.page.getByRole('region').filter({ hasText: orderNumber })
  await hands.click(group.getByRole('button', { name: 'Record purchase' }))
  await group.getByLabel("Seller's order number").focus()
  await hands.paste(`21${orderNumber.replaceAll(/\D/g, '')}`)
  await hands.press('Enter')
  await group.waitFor({ state: 'detached' })
}

/** Label, photo, weight from the scale, three sides; the shelf was scanned once for all. */
export async function receive(hands: Hands, trackingNumber: string): Promise<void> {
  await hands.scan(trackingNumber)
  const bench = hands.page.getByRole('article').filter({ hasText: trackingNumber })
  await bench
    .getByRole('button', { name: /^Take photo/ })
    .first()
    .waitFor()
  await hands.press('F6')
  await bench
    .getByRole('button', { name: /Front|Picture/ })
    .first()
    .waitFor()
  await hands.press('ArrowDown')
  await putOnScale(hands.page, GRAMS)
  await typeSides(hands)
  await hands.press('Enter')
  await bench.waitFor({ state: 'detached' })
}

/** At the photo station: label and key. */
export async function photograph(hands: Hands, trackingNumber: string): Promise<void> {
  await hands.scan(trackingNumber)
  const bench = hands.page.getByRole('article').filter({ hasText: trackingNumber })
  await bench
    .getByRole('button', { name: /^Take photo/ })
    .first()
    .waitFor()
  await hands.press('F6')
  await bench.getByRole('region', { name: 'What is seen' }).waitFor()
}

/** Two things into a box: each scanned, then weight, three sides, photo, finish. */
export async function pack(hands: Hands, number: string, codes: readonly string[]): Promise<void> {
  const bench = hands.page.getByRole('article', { name: number })
  await bench.waitFor()
  for (const code of codes) await hands.scan(code)
  await bench.getByText('All in the box').waitFor()
  await hands.press('F6')
  await bench.getByRole('button', { name: 'Picture 1' }).waitFor()
  await hands.press('ArrowDown')
  await putOnScale(hands.page, await shouldWeigh(hands))
  await typeSides(hands)
  await hands.press('F9')
  await hands.page.getByRole('textbox', { name: 'Scan a package, or NEXT' }).waitFor()
}

/** The carrier's number is pasted, or scanned, into the package's row. */
export async function ship(hands: Hands, number: string): Promise<void> {
  const row = hands.page.getByRole('row').filter({ hasText: number })
  await hands.click(row.getByLabel(`Tracking number, ${number}`))
  await hands.paste(`EA${String(Date.now()).slice(-9)}CN`)
  await hands.press('Enter')
  await hands.page.getByText(`${number} shipped`).first().waitFor()
}

/** What the sum beside the scale says, so that the box raises no doubt. */
async function shouldWeigh(hands: Hands): Promise<number> {
  const line = hands.page.locator('dl > div').filter({ hasText: 'Should weigh now' }).locator('dd')
  return Math.round(Number.parseFloat(await line.innerText()) * 1000)
}

async function typeSides(hands: Hands): Promise<void> {
  await hands.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-scale]')?.value !== '',
  )
  for (const side of SIDES) {
    await hands.press('ArrowDown')
    await hands.type(side)
  }
}
