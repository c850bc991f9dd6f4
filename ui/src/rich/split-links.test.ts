import { describe, expect, test } from 'vitest'
import { splitLinks } from './LinkedText.tsx'

describe('splitLinks', () => {
  test('separates addresses from the text and leaves the full stop to the sentence', () => {
    expect(splitLinks('See https://a.example/x?y=1. Bye')).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
      { text: '. Bye' },
    ])
  })

  test('turns only web addresses into links', () => {
    expect(splitLinks('javascript:alert(1) ftp://x data:text/html,x')).toEqual([
      { text: 'javascript:alert(1) ftp://x data:text/html,x' },
    ])
  })

  test('keeps the whole text', () => {
    const text = 'https://a.example\nhttps://b.example/)\n\u3002'
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
