import { describe, expect, test } from 'vitest'
import { actToken } from './grants.ts'
import { LEAKED_TOKENS_MAX, tokensIn } from './leaked-tokens.ts'

const secret = (letter: string) => letter.repeat(43)
const acts = actToken(secret('a'))
const reads = `lh_read_${secret('b')}`

describe('tokens in a text', () => {
  test('both kinds are found in a wall of text, once each', () => {
    const text = `export LONGHAUL="${acts}"; curl -H 'Authorization: Bearer ${reads}'\n${acts},${reads}.`
    expect(tokensIn(text)).toEqual([acts, reads])
  })

  test('what renews a token is found too', () => {
    const renews = `lh_refresh_${secret('c')}`
    expect(tokensIn(`refresh_token=${renews}&x=1`)).toEqual([renews])
  })

  test('they are found between other letters', () => {
    expect(tokensIn(`key${acts}and_more`)).toEqual([acts])
    expect(tokensIn(`x${reads}yz`)).toEqual([reads])
  })

  test('a token that acts with a wrong checksum is none, nor is a shortened one', () => {
    const last = acts.at(-1) === '0' ? '1' : '0'
    expect(tokensIn(acts.slice(0, -1) + last)).toEqual([])
    expect(tokensIn(reads.slice(0, -1))).toEqual([])
    expect(tokensIn('')).toEqual([])
  })

  test('a report is bounded', () => {
    const many = Array.from(
      { length: LEAKED_TOKENS_MAX + 5 },
      (_, at) => `lh_read_${String(at).padStart(43, '0')}`,
    )
    expect(tokensIn(many.join(' '))).toHaveLength(LEAKED_TOKENS_MAX)
  })
})
