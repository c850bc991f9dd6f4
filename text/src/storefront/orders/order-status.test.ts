import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ITEM_STAGES, ORDER_STATUSES, itemTable } from '@longhaul/domain/orders/stages.ts'
import { expect, it } from 'vitest'
import { text as en } from './order-status.en.ts'
import { text as zh } from './order-status.zh.ts'

/** Steps that the history keeps although no stage changes. */
const OTHER_STEPS = [
  'place',
  'request_refund',
  'cancel_refund',
  'ask_for_photos',
  'change_price',
  'give_up_pieces',
  'refund_pieces',
]

it('has a word in both languages for every step that a history can hold', () => {
  const steps = [...new Set(itemTable.edges.map((edge) => edge.step)), ...OTHER_STEPS]
  expect(steps.filter((step) => !en.steps[step])).toEqual([])
  expect(steps.filter((step) => !zh.steps[step])).toEqual([])
})

it('says of every status and stage what it means, what comes next and what can be done', () => {
  const words = [en, zh].flatMap((texts) => [
    ...ORDER_STATUSES.map((status) => texts.statuses[status]),
    ...ITEM_STAGES.map((stage) => texts.stages[stage]),
  ])
  for (const { name, means, next, action } of words)
    for (const sentence of [means, next, action]) {
      expect(sentence).toMatch(/[.。]$/)
      expect(name).not.toMatch(/[.。]$/)
    }
  expect(REFUND_STAGES.filter((stage) => !zh.refunds[stage].means.endsWith('。'))).toEqual([])
})

it('is Chinese in Chinese', () => {
  const sentences = Object.values(zh.stages).flatMap(({ means, next, action }) => [means, next, action])
  expect(sentences.filter((sentence) => /[A-Za-z]{3}|您|[,!?]/.test(sentence))).toEqual([])
})
