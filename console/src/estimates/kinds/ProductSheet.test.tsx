import type { Reply } from '@longhaul/contract/routes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../../shared/testing.tsx'
import { ProductSheet } from './ProductSheet.tsx'
import type { GoodsKind } from './known-kinds.ts'

const correction: Reply<'GET /staff/goods_corrections/{marketplace}/{item}'> = {
  ...{ marketplace: 'taobao', item_id: '641', title: '蓝牙音箱', kind_by_words: 'Speakers' },
  ...{ weighings: 0, kind: null, is_comparable: true },
}
const interval = { low: 400, expected: 620, high: 900 }
const knowledge: Reply<'GET /goods/{marketplace}/{item}/knowledge'> = {
  ...{ marketplace: 'taobao', item_id: '641', page: null, seen: null, seen_option: null },
  estimate: {
    ...{ weight_grams: interval, volume_cm3: interval, longest_mm: interval, holds_in: 80 },
    ...{ level: 'kind', weighings: 212, kind: null, source: null, explanation: '', caution: null },
    nearest: [{ title: '小米蓝牙音箱', weight_grams: 655, weighings: 7 }],
    ...{ model_version: 8, learned_at: null },
  },
}
const kinds: GoodsKind[] = []

const open = (over: object = {}) =>
  renderConsole(<ProductSheet goods="taobao 641" kinds={kinds} onClose={() => undefined} />, {
    replies: {
      'GET /staff/goods_corrections/{marketplace}/{item}': () => correction,
      'GET /goods/{marketplace}/{item}/knowledge': () => knowledge,
      ...over,
    },
  })

test('a product’s sheet says its expected weight, what that stands on, and the goods most like it', async () => {
  open()
  expect(await screen.findByText(/0.62 kg \(0.40 kg to 0.90 kg\)/)).toBeTruthy()
  expect(screen.getByText('Kind known (212)')).toBeTruthy()
  expect(screen.getByText('小米蓝牙音箱')).toBeTruthy()
  expect(screen.getByText(/kg · weighed 7 times/)).toBeTruthy()
})

test('without goods like it, the sheet has no row for them', async () => {
  const alone = { ...knowledge, estimate: { ...knowledge.estimate, nearest: [] } }
  open({ 'GET /goods/{marketplace}/{item}/knowledge': () => alone })
  expect(await screen.findByText(/0.62 kg/)).toBeTruthy()
  expect(screen.queryByText('Weighed goods most like it')).toBeNull()
})
