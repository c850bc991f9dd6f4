import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mat } from './Mat.tsx'
import { ReadOut } from './ReadOut.tsx'

it('names what a read-out shows', () => {
  render(
    <Mat ruler>
      <ReadOut label="Weight">0.780 kg</ReadOut>
    </Mat>,
  )
  expect(screen.getByText('0.780 kg').textContent).toBe('Weight 0.780 kg')
})
