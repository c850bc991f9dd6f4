import { describe, expect, test } from 'vitest'
import { readRelease, selfTest } from './release.ts'
import { compareVersions, manifestText, readManifest } from './release-manifest.ts'

const fact = { strength: 'official', source: 'the law', checked: '2026-11-28' }
const place = (rate: string, total: string) =>
  JSON.stringify({
    place: 'ZZ',
    name: { en: 'Nowhere', zh: '乌有' },
    currency: 'EUR',
    regimes: [
      {
        ...{ id: 'zz', ...fact },
        charges: [{ id: 'zz.vat', kind: 'tax', name: { en: 'Tax', zh: '税' }, rate, of: ['goods'], ...fact }],
      },
    ],
    examples: [
      {
        ...{ what: 'a shirt', source: 'the law', checked: '2026-11-28', day: '2026-11-28' },
        goods: [{ value: '40' }],
        expect: { certainty: 'exact', total },
      },
    ],
  })

const filesOf = (text: string, path = 'places/ZZ.json') => new Map([[path, text]])
const faultsOf = (files: ReadonlyMap<string, string>) => readRelease('2026-11-28.1', files).faults

describe('a release', () => {
  test('has the rules of its places, which carry its version', () => {
    const { rules, faults } = readRelease('2026-11-28.1', filesOf(place('10%', '4.00')))
    expect(faults).toEqual([])
    expect(rules.places.get('ZZ')?.version).toBe('2026-11-28.1')
  })

  test('is proved by the examples in its files', () => {
    const good = filesOf(place('10%', '4.00'))
    expect(selfTest(readRelease('2026-11-28.1', good).rules, good)).toEqual([])
    const bad = filesOf(place('20%', '4.00'))
    expect(selfTest(readRelease('2026-11-28.1', bad).rules, bad)).toEqual([
      { file: 'places/ZZ.json', sentence: '“a shirt” total: 8.00 instead of 4.00' },
    ])
  })

  test('with rules that nothing proves is faulty', () => {
    const { examples: _, ...without } = JSON.parse(place('10%', '4.00')) as Record<string, unknown>
    const files = filesOf(JSON.stringify(without))
    expect(selfTest(readRelease('2026-11-28.1', files).rules, files)[0]?.sentence).toContain('at least one')
  })

  test.each([
    ['cut off', filesOf(place('10%', '4.00').slice(0, -9)), 'is not JSON'],
    ['with a wrong name', filesOf(place('10%', '4.00'), 'places/YY.json'), 'must be "YY"'],
    ['that leads elsewhere', filesOf('{}', '../keys.json'), 'is neither a place nor a base'],
    ['without a place', new Map<string, string>(), 'has no file'],
    [
      'with one name twice',
      new Map([...filesOf(place('10%', '4.00')), ['bases/ZZ.json', '{}']]),
      'of another',
    ],
  ])('%s is faulty', (_, files, sentence) => {
    expect(
      faultsOf(files)
        .map((fault) => fault.sentence)
        .join(),
    ).toContain(sentence)
  })
})

describe('a manifest', () => {
  const manifest = {
    version: '2026-11-28.1',
    validFrom: '2026-11-28',
    minimumProduct: '0.2.0',
    files: new Map([['places/ZZ.json', 'a'.repeat(64)]]),
  }
  const written = JSON.parse(manifestText(manifest)) as Record<string, unknown>

  test('is read as it was written', () => {
    expect(readManifest(written)).toEqual(manifest)
    const urgent = { ...manifest, urgent: true }
    expect(readManifest(JSON.parse(manifestText(urgent)))).toEqual(urgent)
    // One that is not says nothing about it, so that what was signed before stays as it was signed.
    expect(written).not.toHaveProperty('urgent')
  })

  test.each([
    null,
    [],
    { ...written, version: 'newest' },
    { ...written, valid_from: '2026-02-30' },
    { ...written, minimum_product: undefined },
    { ...written, urgent: 'very' },
    { ...written, files: {} },
    { ...written, files: { 'places/../../ZZ.json': 'a'.repeat(64) } },
    { ...written, files: { 'places/ZZ.json': 'short' } },
  ])('%j is none', (value) => {
    expect(readManifest(value)).toBeNull()
  })
})

test.each([
  ['2026-11-28.2', '2026-11-28.10', -1],
  ['2026-12-01.1', '2026-11-28.9', 1],
  ['2026-11-28.1', '2026-11-28.1', 0],
  ['0.10.0', '0.9.3', 1],
])('%s compares with %s', (version, other, sign) => {
  expect(Math.sign(compareVersions(version, other))).toBe(sign)
})
