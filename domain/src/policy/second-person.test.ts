import { describe, expect, test } from 'vitest'
import { type Tie, dependentOn, isFirstOfTwo, whyNotSecond } from './second-person.ts'

const now = new Date('2026-11-28T12:00:00Z')
const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
const tie = (by: string, to: string, ago = 1): Tie => ({ by, to, at: days(ago), what: 'invited' })

describe('who is not independent', () => {
  test.each([
    ['nobody without ties', [], ['lin']],
    ['whom one appointed', [tie('lin', 'su')], ['lin', 'su']],
    ['by whom one was appointed', [tie('su', 'lin')], ['lin', 'su']],
    ['over a colleague', [tie('lin', 'su'), tie('su', 'wei')], ['lin', 'su', 'wei']],
    ['two whom the same person appointed', [tie('su', 'lin'), tie('su', 'wei')], ['lin', 'su', 'wei']],
    ['not after thirty days', [tie('lin', 'su', 30)], ['lin']],
    ['until thirty days are over', [tie('lin', 'su', 29.99)], ['lin', 'su']],
    ['not strangers', [tie('wei', 'su')], ['lin']],
  ])('%s', (_, ties, expected) => expect([...dependentOn('lin', ties, now)].toSorted()).toEqual(expected))
})

describe('the second person', () => {
  const ask = (staffId: string, over: Partial<Parameters<typeof whyNotSecond>[0]> = {}) =>
    whyNotSecond(
      { firstBy: 'lin', firstAt: days(0.5), holders: ['lin', 'su', 'wei'], ties: [], ...over },
      staffId,
      now,
    )

  test('is another one, who holds the role', () => {
    expect(ask('su')).toBeNull()
    expect(ask('lin')).toBe('second_person_needed')
    expect(ask('max')).toBe('forbidden')
  })

  test('is independent of the first, while there is anybody who is', () => {
    expect(ask('su', { ties: [tie('lin', 'su')] })).toBe('second_person_dependent')
    expect(ask('wei', { ties: [tie('lin', 'su')] })).toBeNull()
    // After a day too: somebody else could decide.
    expect(ask('su', { ties: [tie('lin', 'su')], firstAt: days(9) })).toBe('second_person_dependent')
    expect(ask('lin', { firstAt: days(9) })).toBe('second_person_needed')
  })

  test('is not made unnecessary by links for passwords that went to everybody', () => {
    const linked = {
      ties: [
        { ...tie('lin', 'su'), what: 'linked' as const },
        { ...tie('lin', 'wei'), what: 'linked' as const },
      ],
    }
    expect(ask('su', linked)).toBe('second_person_dependent')
    expect(ask('lin', { ...linked, firstAt: days(9) })).toBe('second_person_needed')
  })

  test('is replaced by a day of waiting where nobody is independent', () => {
    const lone = { holders: ['lin', 'su'], ties: [tie('lin', 'su')] }
    expect(ask('lin', lone)).toBe('second_person_waits')
    expect(ask('su', lone)).toBe('second_person_waits')
    expect(ask('lin', { ...lone, firstAt: days(1) })).toBeNull()
    expect(ask('su', { ...lone, firstAt: days(1) })).toBeNull()
    expect(ask('lin', { holders: ['lin'], firstAt: days(1) })).toBeNull()
  })
})

test('a step only approves if it takes two people and nobody has approved yet', () => {
  expect(isFirstOfTwo({ twoPeople: true, firstBy: null })).toBe(true)
  expect(isFirstOfTwo({ twoPeople: true, firstBy: 'lin' })).toBe(false)
  expect(isFirstOfTwo({ twoPeople: false, firstBy: null })).toBe(false)
})
