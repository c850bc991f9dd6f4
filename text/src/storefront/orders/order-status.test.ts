import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { itemTable } from '@longhaul/domain/orders/item-table.ts'
import { ITEM_STAGES, ORDER_STATUSES } from '@longhaul/domain/states/item-stages.ts'
import { expect, it } from 'vitest'
import { text as adviceEn } from './order-advice.en.ts'
import { text as adviceZh } from './order-advice.zh.ts'
import { text as pageEn } from './order-page.en.ts'
import { text as pageZh } from './order-page.zh.ts'
import { text as en } from './order-status.en.ts'
import { text as zh } from './order-status.zh.ts'

/** Steps that the history records although no stage changes. */
const OTHER_STEPS = [
  'place',
  'request_refund',
  'cancel_refund',
  'ask_for_photos',
  'change_price',
  'give_up_pieces',
  'refund_pieces',
]

it('has a text in both languages for every step that a history can contain', () => {
  const steps = [...new Set(itemTable.edges.map((edge) => edge.step)), ...OTHER_STEPS]
  expect(steps.filter((step) => !pageEn.steps[step])).toEqual([])
  expect(steps.filter((step) => !pageZh.steps[step])).toEqual([])
})

it('says of every status and stage what it means, what comes next and what can be done', () => {
  const languages = [
    [en, adviceEn],
    [zh, adviceZh],
  ] as const
  const words = languages.flatMap(([texts, advice]) => [
    ...ORDER_STATUSES.map((status) => ({ ...texts.statuses[status], ...advice.statuses[status] })),
    ...ITEM_STAGES.map((stage) => ({ ...texts.stages[stage], ...advice.stages[stage] })),
  ])
  for (const { name, means, next, action } of words)
    for (const sentence of [means, next, action]) {
      expect(sentence).toMatch(/[.。]$/)
      expect(name).not.toMatch(/[.。]$/)
    }
  expect(REFUND_STAGES.filter((stage) => !pageZh.refunds[stage].means.endsWith('。'))).toEqual([])
})

it('is Chinese in Chinese', () => {
  const sentences = [
    ...Object.values(zh.stages).map(({ means }) => means),
    ...Object.values(adviceZh.stages).flatMap(({ next, action }) => [next, action]),
  ]
  expect(sentences.filter((sentence) => /[A-Za-z]{3}|您|[,!?]/.test(sentence))).toEqual([])
})
