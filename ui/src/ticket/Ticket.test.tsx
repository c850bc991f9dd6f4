import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TearLine } from './TearLine.tsx'
import { Ticket, TicketPart } from './Ticket.tsx'

it('is a region named by its label, with a tear line between its parts', () => {
  render(
    <Ticket label="Package P000203208" layout="row">
      <TicketPart stub>number</TicketPart>
      <TearLine />
      <TicketPart>way</TicketPart>
    </Ticket>,
  )
  const ticket = screen.getByRole('region', { name: 'Package P000203208' })
  expect([...ticket.children].map((part) => part.tagName)).toEqual(['DIV', 'HR', 'DIV'])
  expect(screen.getByRole('separator')).toBeTruthy()
})

it('is not a landmark without a name', () => {
  render(
    <Ticket torn="end">
      <TicketPart>¥376.95</TicketPart>
    </Ticket>,
  )
  expect(screen.queryByRole('region')).toBeNull()
})
