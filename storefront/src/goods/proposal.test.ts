import { expect, it } from 'vitest'
import { emptyValues } from './goods-values.ts'
import { lookUp, nothing } from './goods.test-support.ts'
import { choicesNamed } from '@longhaul/domain/orders/choices-named.ts'
import { proposedFor } from './proposal.ts'

const options = [
  { name: 'colour', values: ['blue', 'light blue', '黑色', '黑色加绒'] },
  { name: 'size', values: ['S', 'L', 'XL'] },
]

it.each([
  ['black, l', { size: 'L' }],
  ['Light Blue XL', { colour: 'light blue', size: 'XL' }],
  ['黑色L', { colour: '黑色', size: 'L' }],
  ['黑色加绒 s', { colour: '黑色加绒', size: 'S' }],
  ['S or XL', {}],
  ['blue 黑色', {}],
  ['small', {}],
  ['', {}],
])('of %j it chooses %j', (words, chosen) => {
  expect(choicesNamed(words, options)).toEqual(chosen)
})

const empty = emptyValues('')
const pasted = (words: string, title = '') => ({ ...nothing, proposal: { title, words } })
const offered = (words: string) => ({
  ...lookUp,
  proposal: { title: '衬衫', words },
  product: {
    ...lookUp.product!,
    variants: [{ choices: ['墨绿'], price_fen: 13_900, stock: null, is_available: true }],
  },
})

it('proposes the words as options, long words as a remark, and the shared title', () => {
  expect(proposedFor(empty, pasted('黑色 L', '衬衫'))).toEqual({ title: '衬衫', optionsText: '黑色 L' })
  const long = 'Please ask the seller whether the black one still comes with the old buttons'
  expect(proposedFor(empty, pasted(long))).toEqual({ remark: long })
  expect(proposedFor(empty, pasted(''))).toEqual({})
})

it('selects among the options of the page, with the variant’s price, and puts the rest into the remark', () => {
  const values = { ...empty, title: '重磅纯棉连帽卫衣', price: '129.00' }
  expect(proposedFor(values, offered('墨绿'))).toEqual({ choices: { 颜色: '墨绿' }, price: '139.00' })
  expect(proposedFor(values, offered('墨绿, two pieces'))).toEqual({
    choices: { 颜色: '墨绿' },
    price: '139.00',
    remark: '墨绿, two pieces',
  })
  expect(proposedFor(values, offered('粉色'))).toEqual({ remark: '粉色' })
})

it('replaces no existing value', () => {
  const typed = { ...empty, title: 'mine', optionsText: 'mine', remark: 'mine', choices: { 颜色: '米白' } }
  expect(proposedFor(typed, pasted('黑色 L', '衬衫'))).toEqual({})
  expect(proposedFor({ ...typed, price: '129.00' }, offered('墨绿'))).toEqual({})
})
