import { describe, expect, it } from 'vitest'
import { canBeBars, code128 } from './code-128.ts'

/** Symbols calculated manually from the tables of the standard: start, text, check, stop. */
const KNOWN: [text: string, widths: string][] = [
  // In set B the check is 55; the frequently printed symbol of the same text starts in set A and has 54.
  ['PJJ123C', '2112143131211121331121331232212232112211321313213113212331112'],
  ['1234', '2112321122321311231212412331112'],
]

describe('code128', () => {
  it.each(KNOWN)('draws %s as it is printed elsewhere', (text, widths) => {
    expect(code128(text).join('')).toBe(widths)
  })

  it('encodes digits in pairs from the second on if their number is odd', () => {
    // start B, P, 0, to C, 00 20 32 08, check, stop: eleven modules each, thirteen for the stop
    expect(code128('P000203208').reduce((sum, width) => sum + width, 0)).toBe(9 * 11 + 13)
  })

  it('refuses text that cannot be encoded', () => {
    expect(canBeBars('广州')).toBe(false)
    expect(() => code128('广州')).toThrow('printable ASCII')
    expect(() => code128('')).toThrow('printable ASCII')
  })
})
