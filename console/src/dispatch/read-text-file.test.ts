// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readTextFile } from './NumbersSheet.tsx'

describe('a file of tracking numbers', () => {
  const file = (bytes: BlobPart) => new File([bytes], 'numbers.csv')

  test('is read as UTF-8 and in the encoding of Chinese Windows', async () => {
    expect(await readTextFile(file('包裹号,运单号'))).toEqual({ text: '包裹号,运单号' })
    // 包 in GB 18030.
    expect(await readTextFile(file(new Uint8Array([0xb0, 0xfc])))).toEqual({ text: '包' })
  })

  test('is refused if it is not text or is too large', async () => {
    expect(await readTextFile(file(new Uint8Array([0xff, 0xfe, 0x50, 0x00])))).toEqual({
      fault: 'unreadable',
    })
    expect(await readTextFile(file('x'.repeat(600_001)))).toEqual({ fault: 'too_large' })
  })
})
