import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Note } from './Note.tsx'
import { StatusTag } from './StatusTag.tsx'

it('shows a status by word and icon, not by colour alone', () => {
  render(<StatusTag kind="attention">Pending payment</StatusTag>)
  const tag = screen.getByText('Pending payment')
  expect(tag.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(tag.dataset['tone']).toBe('warn')
})

it('a note keeps its title, words and action together', () => {
  render(
    <Note tone="bad" title="The price has changed" action={<button>Accept</button>}>
      ¥219.00 instead of ¥199.00
    </Note>,
  )
  expect(screen.getByText('The price has changed').parentElement?.textContent).toBe(
    'The price has changed¥219.00 instead of ¥199.00Accept',
  )
})
