import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card } from './Card.tsx'

it('is a region named by its heading', () => {
  render(
    <Card title="Address" level={3} aside="3 of 20" footer={<button>Add</button>}>
      Berlin
    </Card>,
  )
  const card = screen.getByRole('region', { name: 'Address' })
  expect(screen.getByRole('heading', { name: 'Address', level: 3 })).toBeTruthy()
  expect(card.textContent).toBe('Address3 of 20BerlinAdd')
})
