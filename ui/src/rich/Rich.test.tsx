import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Rich } from './Rich.tsx'

it.each([
  'I accept the <terms>terms</terms> and the <goods>list</goods>.',
  '我已阅读<goods>list</goods>和<terms>terms</terms>。',
])('puts elements where the sentence has them: %s', (text) => {
  render(
    <p>
      <Rich text={text} render={(words, name) => <a href={`/${name}`}>{words}</a>} />
    </p>,
  )
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: 'list' }).getAttribute('href')).toBe('/goods')
  expect(screen.getByRole('paragraph').textContent).toBe(text.replaceAll(/<[^>]+>/g, ''))
})

it('leaves a sentence without markers, and stray brackets, as they are', () => {
  render(
    <p>
      <Rich text="a < b > c <x>" render={(words) => words} />
    </p>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('a < b > c <x>')
})
