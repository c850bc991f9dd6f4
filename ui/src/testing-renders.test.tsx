import './testing.ts'
import { render, screen } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { expect, test } from 'vitest'

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Each step is a render of its own, longer than a slice of React's scheduler. */
function Steps() {
  const [step, setStep] = useState(0)
  busy(8)
  useEffect(() => {
    if (step > 0 && step < 3) startTransition(() => setStep(step + 1))
  }, [step])
  useEffect(() => {
    const timer = setTimeout(() => setStep(1), 5)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p>
      {step > 0 && 'started'} {step}
    </p>
  )
}

test('a query that waits for an element also waits for what its render causes', async () => {
  render(<Steps />)
  const shown = await screen.findByText(/started/)
  expect(shown.textContent).toBe('started 3')
})
