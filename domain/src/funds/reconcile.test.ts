import { expect, test } from 'vitest'
import { type Movement, boundsOf, dayBefore, reconcile } from './reconcile.ts'

const payment = (rechargeId: string, minor: number, change: Partial<Movement> = {}): Movement => ({
  kind: 'payment',
  ref: `pi_${rechargeId}`,
  rechargeId,
  currency: 'USD',
  minor,
  ...change,
})
const kinds = (found: ReturnType<typeof reconcile>) => found.map((entry) => [entry.kind, entry.movement.ref])

test('two sides that agree have no difference, whichever day each records a movement on', () => {
  const movement = payment('a', 100)
  expect(reconcile([movement], [], [movement], [movement])).toEqual([])
  expect(reconcile([], [movement], [movement], [movement])).toEqual([])
})

test('movements that one side lacks, and movements that differ', () => {
  const [a, b, c] = [payment('a', 100), payment('b', 200), payment('c', 300)]
  const other = payment('c', 299)
  expect(kinds(reconcile([a, other], [b, c], [b, c], [a, other]))).toEqual([
    ['not_in_books', 'pi_a'],
    ['amount_differs', 'pi_c'],
    ['not_at_provider', 'pi_b'],
  ])
})

test('a different currency is a difference, and a refund does not match its payment', () => {
  const paid = payment('a', 100)
  const back = payment('a', 100, { kind: 'refund', ref: 're_1' })
  expect(kinds(reconcile([payment('a', 100, { currency: 'EUR' })], [], [paid], []))).toEqual([
    ['amount_differs', 'pi_a'],
  ])
  expect(kinds(reconcile([back], [], [paid], []))).toEqual([['not_in_books', 're_1']])
})

test('a payment is recognised by its recharge, whatever each side calls it; a refund only by its reference', () => {
  const [theirs, ours] = [payment('a', 100, { ref: 'ch_1' }), payment('a', 100, { ref: 'cs_1' })]
  expect(reconcile([theirs], [ours], [ours], [theirs])).toEqual([])
  const [back, other] = ['re_1', 're_2'].map((ref) => payment('a', 50, { kind: 'refund', ref }))
  expect(kinds(reconcile([back!], [other!], [other!], [back!]))).toEqual([
    ['not_in_books', 're_1'],
    ['not_at_provider', 're_2'],
  ])
  // Money that came without a checkout of ours.
  const [gift, another] = ['ch_3', 'ch_4'].map((ref) => ({
    ...payment('', 100, { ref }),
    rechargeId: undefined,
  }))
  expect(kinds(reconcile([gift!], [another!], [another!], [gift!]))).toEqual([
    ['not_in_books', 'ch_3'],
    ['not_at_provider', 'ch_4'],
  ])
})

test('a second payment for one recharge is in no books, whichever is reported first', () => {
  const own = payment('a', 100, { ref: 'pi_1' })
  const [first, second] = [payment('a', 100, { ref: 'pi_1' }), payment('a', 100, { ref: 'pi_2' })]
  for (const theirs of [
    [first, second],
    [second, first],
  ])
    expect(kinds(reconcile(theirs, [own], [own], theirs))).toEqual([['not_in_books', 'pi_2']])
  expect(reconcile([first, first], [own], [own], [first])).toEqual([])
})

test('days are Shanghai’s', () => {
  expect(dayBefore(new Date('2026-11-02T02:00:00Z'))).toBe('2026-11-01')
  expect(dayBefore(new Date('2026-11-01T16:00:00Z'))).toBe('2026-11-01')
  expect(boundsOf('2026-11-01')).toEqual({
    from: new Date('2026-10-31T16:00:00Z'),
    until: new Date('2026-11-01T16:00:00Z'),
  })
})
