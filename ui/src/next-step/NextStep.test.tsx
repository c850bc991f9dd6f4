import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button/Button.tsx'
import { stepButton } from './kinds.ts'
import { NextStep } from './NextStep.tsx'

it('is named by its sentence and ends with its action', () => {
  render(
    <NextStep
      kind="answer"
      sentence="One mug is cracked: keep or send back?"
      action={<Button type={stepButton('answer')}>Send both back</Button>}
      others={<Button>Keep both</Button>}
    >
      No answer: both go back.
    </NextStep>,
  )
  const step = screen.getByRole('region', { name: 'One mug is cracked: keep or send back?' })
  expect(step.getAttribute('data-kind')).toBe('answer')
  expect(step.textContent).toContain('No answer: both go back.')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Keep both',
    'Send both back',
  ])
})

it('has no buttons if there is nothing to do', () => {
  render(<NextStep kind="track" sentence="At your door 23–26 Nov." />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is cinnabar only if it commits money or confirms receipt', () => {
  const kinds = ['answer', 'pay', 'pack', 'track', 'confirm', 'claim', 'review'] as const
  expect(kinds.filter((kind) => stepButton(kind) === 'assistRed')).toEqual(['pay', 'confirm'])
})
