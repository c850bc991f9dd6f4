import '../testing.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Folded } from './Folded.tsx'
import { GoodsPicture } from './GoodsPicture.tsx'
import { Lead } from './Lead.tsx'
import { Row } from './Row.tsx'

it('shows what happened, then the answers, then what happens without an answer', () => {
  render(
    <Lead
      title="One of your two mugs arrived cracked"
      answers={<button>Send both back</button>}
      foot="No answer: both go back."
    >
      The sand-coloured one.
    </Lead>,
  )
  const lead = screen.getByRole('article', { name: 'One of your two mugs arrived cracked' })
  expect(lead.textContent).toBe(
    'One of your two mugs arrived crackedThe sand-coloured one.Send both backNo answer: both go back.',
  )
})

it('is a row with its picture, its words and one figure', () => {
  render(
    <ul>
      <Row
        picture={<GoodsPicture src="/beanie.webp" size={88} alt="A red beanie" />}
        title="Beanie"
        aside="¥60.90"
      >
        <p>Shop sends it by Tuesday</p>
      </Row>
    </ul>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('BeanieShop sends it by Tuesday¥60.90')
  expect(screen.getByRole('img', { name: 'A red beanie' }).getAttribute('width')).toBe('88')
})

it('shows a box if there is no picture', () => {
  const { container } = render(<GoodsPicture src={null} size={44} />)
  expect(container.querySelector('svg')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('opens a group automatically if something inside was refused', () => {
  const { rerender } = render(<Folded title="Customs">a field</Folded>)
  rerender(
    <Folded title="Customs" wrong>
      a field
    </Folded>,
  )
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
})

it('folds a group to a line with its sum', async () => {
  render(
    <Folded title="Shipped" detail="3 orders, in Berlin" sum="¥376.95">
      the orders
    </Folded>,
  )
  const group = screen.getByRole('group')
  expect(group.hasAttribute('open')).toBe(false)
  await userEvent.click(screen.getByText('Shipped'))
  expect(group.hasAttribute('open')).toBe(true)
})

it('opens a group as soon as there is a reason to, and lets it be folded again', async () => {
  const { rerender } = render(<Folded title="Name and price">a field</Folded>)
  rerender(
    <Folded title="Name and price" open>
      a field
    </Folded>,
  )
  const group = screen.getByRole('group')
  expect(group.hasAttribute('open')).toBe(true)
  await userEvent.click(screen.getByText('Name and price'))
  expect(group.hasAttribute('open')).toBe(false)
})
