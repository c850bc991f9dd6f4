import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/*
 * Exported names use the field's standard terms (docs/glossary.md, "Verbs"). Refused are the words that this
 * repository once used instead of them.
 */

const REFUSED: readonly [RegExp, string][] = [
  [/^forget[A-Z]/, 'purge, delete, clear or invalidate'],
  [/^(keep|kept)(Login|Parcel|Picture|Run|Item|Product|Translation|Rule|Rate)(?![a-z])/, 'save or record'],
  [/^(give|gives|given)Back[A-Z]?/, 'refund, restore or release'],
  [/^takenBack/, 'chargeback'],
  [/(?<!Refund|refund|Claim)(?<=[a-z])Faults?$/, 'Error, or Issue for input'],
  [/^Doing$|^doingIn$/, 'UnitOfWork'],
  [/Takeover|^takeover/, 'data import'],
  [/Door[A-Z]|ToDoor$|^door[A-Z]/, 'landed cost'],
]

const EXPORTED = /^export (?:default )?(?:async )?(?:const|function|class|type|interface) (\w+)/gm

/** The exported names of a source that are refused, each with the term to use. */
const refusedIn = (source: string): string[] =>
  [...source.matchAll(EXPORTED)].flatMap(([, name]) =>
    REFUSED.flatMap(([word, term]) => (word.test(name!) ? [`${name}: say ${term}`] : [])),
  )

test.each([
  ['export const forgetTries = 1', ['forgetTries: say purge, delete, clear or invalidate']],
  ['export type ListFault = string', ['ListFault: say Error, or Issue for input']],
  ['export type RefundFault = string', []],
  ['export const keepGoods = 1', []],
])('%s', (source, refused) => {
  expect(refusedIn(source)).toEqual(refused)
})

test('exported names of the product use standard terms', () => {
  const refused = sourceFiles(
    /^(domain|contract|server|storefront|console|ui|browser|text)\/src\/(?!platform\/database\/tables).*\.tsx?$/,
  ).flatMap((file) => refusedIn(readFileSync(join(ROOT, file), 'utf8')).map((why) => `${file}: ${why}`))
  expect(refused).toEqual([])
})
