import { expect, test } from 'vitest'
import { available, carrier, taxes } from './accounts.ts'
import { move } from './posting.ts'
import { taxReturned } from './tax-recipe.ts'

test('the tax of a package that came back is taken from its scheme, and the duty from its carrier', () => {
  const postings = taxReturned('ana', { ioss: 2_280 }, { line: 'DIR-DDP', fen: 2_448 })
  expect(postings).toEqual([
    ...move(taxes('ioss'), available('ana'), 2_280),
    ...move(carrier('DIR-DDP'), available('ana'), 2_448),
  ])
  expect(taxReturned('ana', {}, { line: 'DIR-DDP', fen: 0 })).toEqual([])
})
