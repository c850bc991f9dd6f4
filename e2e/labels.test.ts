import type { Call } from '@longhaul/contract/client.ts'
import { expect, test } from 'vitest'
import { type TypedAddress, typeAddress } from './src/address-book.ts'
import { ENGLISH, launch, sitDown } from './src/browser.ts'
import { STAFF_PASSWORD, caller, staffEmail } from './src/calls.ts'
import { logInAt } from './src/log-in.ts'
import { sendIn } from './src/parcel-steps.ts'
import { Scene, sees } from './src/scene.ts'
import { shop } from './src/shop.ts'
import { newShopper } from './src/shoppers.ts'
import { wordsIn } from './src/words.ts'

/*
 * Addresses in letters that a Western European font does not have, from the form to the printed label; the
 * warehouse works by calls.
 */

const { url } = await shop()
const browser = await launch()
const words = wordsIn('en')

const ADDRESSES: readonly { typed: TypedAddress; lines: readonly string[]; font: string }[] = [
  {
    typed: { country: 'KR', firstName: '민수', lastName: '김', province: 'Seoul', city: '강남구', address: '테헤란로 123', postcode: '06134', phone: '02 731 2120', taxId: 'P123456789012' },
    lines: ['김민수', 'Seoul 강남구', '테헤란로 123', '06134'],
    font: 'NotoSansKR',
  },
  {
    typed: { country: 'US', firstName: 'Keoni', lastName: 'Kahanaʻole', province: 'Hawaii', city: 'Honolulu', address: '2525 Kalanianaʻole Hwy', postcode: '96815', phone: '+1 808 555 0123' },
    lines: ['Keoni Kahanaʻole', '2525 Kalanianaʻole Hwy', 'Honolulu, Hawaii 96815'],
    font: 'NotoSans',
  },
  {
    typed: { country: 'JP', firstName: '太郎', lastName: '山﨑', province: 'Tokyo', city: '渋谷区', address: '神宮前1-2-3 𠮷田ビル', postcode: '150-0001', phone: '03 3212 1234' },
    lines: ['山﨑 太郎', '〒150-0001', 'Tokyo 渋谷区', '神宮前1-2-3 𠮷田ビル'],
    font: 'NotoSansJP',
  },
] // prettier-ignore

test('a Hangul, a Hawaiian and a Japanese address go from the form to a printed label', async () => {
  const { email, call } = await newShopper(url)
  const seat = await sitDown(browser, url, ENGLISH)
  const { page } = seat
  await logInAt(seat, url, email)
  await page.goto('/mine/address')
  const { addresses } = words.shop
  for (const { typed, lines } of ADDRESSES) {
    await page.getByRole('button', { name: addresses.add }).first().click()
    const sheet = page.getByRole('dialog', { name: addresses.addTitle })
    await typeAddress(sheet, words, typed)
    await sheet.getByRole('button', { name: addresses.save }).click()
    for (const line of lines) await sees(page.getByText(line, { exact: true }))
  }
  expect(seat.complaints).toEqual([])

  const scene = new Scene(browser, url, ENGLISH)
  const { staff_token: token } = await caller(url)('POST /staff/login', {
    body: { email: staffEmail('warehouse'), password: STAFF_PASSWORD },
  })
  const print = async (path: string) => {
    const answer = await fetch(`${url}/api/v1/staff/parcels/${path}`, { headers: { authorization: token } })
    return {
      status: answer.status,
      leftOut: answer.headers.get('longhaul-left-out'),
      text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
    }
  }
  const saved = (await call('GET /addresses')).addresses
  const ids: string[] = []
  for (const { typed, font } of ADDRESSES) {
    const address = saved.find(({ country }) => country === typed.country)!
    const id = await combine(scene, call, address.id)
    ids.push(id)
    const label = await print(`${id}/label.pdf`)
    expect([typed.country, label.status]).toEqual([typed.country, 200])
    expect(label.text).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}-`))
  }
  const all = await print(`labels.pdf?ids=${ids.join(',')}`)
  expect([all.status, all.leftOut, all.text.match(/\/Type \/Page\b/g)?.length]).toEqual([200, '', 3])
})

/** A package of one thing to this address. */
async function combine(scene: Scene, call: Call, address_id: string): Promise<string> {
  const stock = await sendIn(scene, call, { title: 'Tea set', grams: 480, sizeMm: [200, 150, 100] })
  const goods = { stock_item_ids: [stock], address_id, service_ids: [], insured_fen: 0 }
  const quote = await call('POST /parcels/preview', { body: goods })
  const line = quote.lines.find((offer) => offer.line_id === 'PST-EMS')!
  const { id } = await call('POST /parcels', {
    body: {
      ...goods,
      line_id: line.line_id,
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Tea set',
        value_fen,
      })),
      remark: '',
      expected_total_fen: line.total_fen!,
      accept_terms: true,
    },
  })
  return id
}
