import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { Logo } from './Logo.tsx'

it('shows the shop’s own logo or the box, always with the name', () => {
  const { rerender } = render(<Logo src="/logo.png" name="Longhaul" />)
  expect(screen.getByText('Longhaul')).toBeTruthy()
  rerender(<Logo name="Longhaul" markOnly />)
  expect(screen.getByRole('img', { name: 'Longhaul' })).toBeTruthy()
})

it('an avatar falls back to the first letter in any script', () => {
  const { container, rerender } = render(<Avatar name="mei" />)
  expect(container.textContent).toBe('M')
  rerender(<Avatar name="👩‍🚀 林" />)
  expect(container.textContent).toBe('👩‍🚀')
  rerender(<Avatar src="/a.png" name="mei" />)
  expect(container.querySelector('img')?.alt).toBe('')
})
