import { postalNumber } from '@longhaul/e2e/postal-number.ts'
import type { Hands } from './hands.ts'
import { putOnScale } from './scale.ts'

/* One piece at each station, by the shortest way, in English. */

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

/**
 * The first seller is opened with Enter, later ones open automatically; the order number is pasted from the
 * seller's page.
 */
export async function purchase(hands: Hands): Promise<void> {
  await hands.page.getByRole('button', { name: 'Record purchase' }).first().waitFor()
  await hands.press('Enter')
  const number = hands.page.getByLabel("Seller's order number")
  await number.and(hands.page.locator(':focus')).waitFor()
  await hands.paste(`21${Date.now()}`)
  await hands.press('Enter')
  await hands.page
    .getByText(/Recorded|recorded/)
    .first()
    .waitFor()
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
  await bench.getByRole('region', { name: 'What it shows' }).waitFor()
}

/** Two items into a box: each scanned, then weight, three sides, photo, finish. */
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

/** The label of the package, then the carrier's label. */
export async function ship(hands: Hands, number: string): Promise<void> {
  await hands.page.getByLabel(`Tracking number, ${number}`).waitFor()
  await hands.scan(number)
  await hands.page.getByLabel(`Tracking number, ${number}`).and(hands.page.locator(':focus')).waitFor()
  await hands.scan(postalNumber())
  await hands.page.getByText(`${number} shipped`).first().waitFor()
}

/** The expected weight that the station shows next to the scale, so that it does not question the box. */
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
