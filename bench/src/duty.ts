/**
 * Milliseconds of the processor for the duty on a cart of 20 items, quoted as the landed cost quotes it: on
 * five lines, each for three weights; the median of nine rounds, for the slowest destinations. Run with `npx
 * tsx bench/src/duty.ts`. The product promises at most 10 (docs/rules/shipping-prices.md).
 */
import { readRelease } from '@longhaul/domain/duty/release.ts'
import { dutyAtDoor } from '@longhaul/domain/duty/landed-duty.ts'
import type { Place } from '@longhaul/domain/duty/rule.ts'
import { readProductRelease } from '../../server/src/customs/releases/product-release.ts'

const CODES = ['610910', '640411', '420222', '950300', '851712', '330300', '490199', '392690', null, '910211']
const goods = Array.from({ length: 20 }, (_, index) => ({
  code: CODES[index % CODES.length] ?? null,
  valueFen: 5_000 + index * 1_700,
  pieces: 1 + (index % 3),
  grams: 300 + index * 20,
}))
const OPTIONS = ['express', 'direct', 'postal', 'postal', 'ocean'] as const
const { version, files } = await readProductRelease()
const { places } = readRelease(version, files).rules
const named = JSON.stringify([...places.values()]).matchAll(/"currency":"([A-Z]{3})"/g)
const rates = new Map([...named].map(([, currency]) => [currency!, 7_000_000_000]))

for (let round = 0; round < 5; round++) for (const place of places.values()) quote(place)
const measured = [...places.values()].map((place) => {
  const rounds = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    quote(place)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return { place: place.place, ms: rounds.toSorted((a, b) => a - b)[4]! }
})
for (const { place, ms } of measured.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${ms.toFixed(1).padStart(8)} ms  ${place}`)

function quote(place: Place): void {
  for (const option of OPTIONS)
    for (const freightFen of [9_000, 12_000, 15_000])
      dutyAtDoor(
        { place, rates, today: '2026-11-28', province: null, goods, others: [], registrations: [] },
        { option, taxMode: 'ddu', paidUpTo: null, days: [5, 60] },
        { freightFen, insuranceFen: 500, grams: 9_000 },
      )
}
