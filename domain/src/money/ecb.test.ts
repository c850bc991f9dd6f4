import { describe, expect, it } from 'vitest'
import { readEcb } from './ecb.ts'

const file = (lines: string, time = '2026-11-20') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${time}'>${lines}</Cube></Cube>
</gesmes:Envelope>`
const USUAL = `<Cube currency='USD' rate='1.1435'/><Cube currency='JPY' rate='178.91'/>
  <Cube currency='IDR' rate='20474.14'/><Cube currency="CNY" rate="7.6705" />`
const rateOf = (xml: string, currency: string) =>
  readEcb(xml).rates.find((rate) => rate.currency === currency)?.rateNanos

describe("the European Central Bank's daily file", () => {
  it('is converted to yuan for one unit, including the euro', () => {
    expect(readEcb(file(USUAL)).quotedOn).toBe('2026-11-20')
    expect(rateOf(file(USUAL), 'USD')).toBe(6_707_914_298)
    expect(rateOf(file(USUAL), 'EUR')).toBe(7_670_500_000)
    expect(rateOf(file(USUAL), 'JPY')).toBe(42_873_512)
    expect(rateOf(file(USUAL), 'IDR')).toBe(374_643)
  })

  it('does not yield a rate for the yuan itself', () => {
    expect(rateOf(file(USUAL), 'CNY')).toBeUndefined()
  })

  it.each([
    ['another page', '<html><body>Maintenance</body></html>'],
    ['no day', file(USUAL, 'soon')],
    ['no yuan', file(`<Cube currency='USD' rate='1.1435'/>`)],
    ['a rate that is none', file(`<Cube currency='USD' rate='1.1.4'/>${USUAL}`)],
    ['a rate of nothing', file(`<Cube currency='USD' rate='0.0'/>${USUAL}`)],
  ])('is refused whole with %s', (_, xml) => {
    expect(() => readEcb(xml)).toThrow(RangeError)
  })
})
