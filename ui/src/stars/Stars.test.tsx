import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Stars } from './Stars.tsx'
import { StarsShown } from './StarsShown.tsx'

function Page() {
  const [value, setValue] = useState('')
  return <Stars label="Package" value={value} onChange={setValue} />
}

it('is a group of radios with words', async () => {
  render(<Page />)
  expect(screen.getByRole('radiogroup', { name: 'Package' })).toBeTruthy()
  expect(screen.getByText('Not rated yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Good, 4 of 5 stars' }))
  expect(screen.getByText('Good')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good, 4 of 5 stars' }).checked).toBe(true)
})

it('shows a rating in words', () => {
  render(<StarsShown stars={4} />)
  expect(screen.getByText('4 of 5 stars')).toBeTruthy()
})
