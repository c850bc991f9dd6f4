import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notches } from './Notches.tsx'
import { Plank } from './Plank.tsx'
import { Shelf } from './Shelf.tsx'

it('is a region with a list of items', () => {
  render(
    <Shelf title="Your shelf" aside="Guangzhou" footer="Three items are ready">
      <Plank picture={null} title="Kettle" detail="1 day left" used={29} />
    </Shelf>,
  )
  const shelf = screen.getByRole('region', { name: 'Your shelf' })
  expect(shelf.textContent).toBe('Your shelfGuangzhouKettle1 day leftThree items are ready')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it.each<[used: number, drawn: Record<string, number>, days?: number]>([
  [0, { free: 30 }],
  [9, { used: 9, free: 21 }],
  [26, { used: 26, free: 4 }],
  [27, { used: 27, soon: 3 }],
  [29, { used: 29, soon: 1 }],
  [30, { used: 30 }],
  [45, { used: 30 }],
  [60, { used: 60, free: 30 }, 90],
  // Above ninety a notch stands for several days.
  [10, { used: 5, free: 41 }, 91],
  [91, { used: 46 }, 91],
  [89, { used: 44, soon: 2 }, 91],
  [3_000, { used: 76, free: 14 }, 3_480],
])('notches %i used days', (used, expected, days = 30) => {
  const { container } = render(<Notches used={used} days={days} />)
  const drawn = [...container.querySelectorAll('rect')].map((day) => day.getAttribute('data-day') ?? '')
  const counted: Record<string, number> = {}
  for (const day of drawn) counted[day] = (counted[day] ?? 0) + 1
  expect(counted).toEqual(expected)
})
