import { describe, expect, it } from 'vitest'
import type { ParcelPage } from './parcel.ts'
import { parcel } from './parcels.test-support.ts'
import { wordsOf } from '../shared/parcel-state.ts'
import { journeyFor } from './pay-way-words.ts'

const step = (name: string, created_at: string) => ({
  step: name,
  to_stage: '',
  actor: 'staff',
  note: '',
  created_at,
})
const history = [
  step('create', '2026-11-11T01:00:00.000Z'),
  step('pack_first', '2026-11-11T01:00:00.000Z'),
  step('start_packing', '2026-11-11T02:00:00.000Z'),
  step('require_supplement', '2026-11-11T03:00:00.000Z'),
  step('pay_supplement', '2026-11-11T04:00:00.000Z'),
]
const exact = (stage: ParcelPage['stage'], steps: number) =>
  parcel({ stage, pay_way: 'exact', shipped_at: null, history: history.slice(0, steps) })
const sentencesOf = (page: ParcelPage) =>
  journeyFor(page).map(({ label, state, at, note }) => [label, state, at ?? '', note].join(' ').trimEnd())

describe('a package that is packed before it is paid', () => {
  it('shows packing first, then payment', () => {
    expect(sentencesOf(exact('to_pick', 2)).slice(0, 3)).toEqual([
      'Created done 2026-11-11T01:00:00.000Z',
      'Packed current  Waiting to be packed',
      'Paid next',
    ])
    expect(sentencesOf(exact('supplement_due', 4)).slice(0, 3)).toEqual([
      'Created done 2026-11-11T01:00:00.000Z',
      'Packed done 2026-11-11T03:00:00.000Z',
      'Paid current  Packed, payment due',
    ])
    expect(sentencesOf(exact('to_ship', 5)).slice(0, 4)).toEqual([
      'Created done 2026-11-11T01:00:00.000Z',
      'Packed done 2026-11-11T03:00:00.000Z',
      'Paid done 2026-11-11T04:00:00.000Z',
      'Shipped current  Packed, ready to ship',
    ])
  })

  it('uses its own words for the stages that mean something else for it, and the usual ones for the rest', () => {
    expect(wordsOf({ stage: 'supplement_due', pay_way: 'exact' }).means).toContain('exact price')
    expect(wordsOf({ stage: 'supplement_due', pay_way: 'estimate' }).means).toContain('heavier or larger')
    expect(wordsOf({ stage: 'in_transit', pay_way: 'exact' }).label).toBe('On its way')
  })

  it('was never paid if it was cancelled before payment', () => {
    const page = exact('cancelled', 2)
    page.history.push(step('cancel', '2026-11-11T05:00:00.000Z'))
    expect(sentencesOf(page)).toEqual([
      'Created done 2026-11-11T01:00:00.000Z',
      'Cancelled failed 2026-11-11T05:00:00.000Z',
    ])
  })
})
