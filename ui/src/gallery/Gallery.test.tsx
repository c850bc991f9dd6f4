import { pressEscapeInDialog } from '../testing.ts'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Gallery } from './Gallery.tsx'

const photos = ['Front', 'Back', 'Label', 'Sole'].map((caption) => ({ src: `/${caption}.jpg`, caption }))
const open = async (name: string, show = 4) => {
  render(<Gallery label="Inspection photos" photos={photos} show={show} />)
  await userEvent.click(screen.getByRole('button', { name }))
  return within(screen.getByRole('dialog', { name: 'Inspection photos' }))
}

it('shows thumbnails; the last visible one says how many more there are', () => {
  render(<Gallery label="Inspection photos" photos={photos} show={3} />)
  const list = screen.getByRole('list', { name: 'Inspection photos' })
  expect(within(list).getAllByRole('button')).toHaveLength(3)
  expect(within(list).getByRole('button', { name: 'Show all 4 photos' }).textContent).toBe('+2')
})

it('opens the photo large; arrows, Home and End move, and stop at both ends', async () => {
  const box = await open('Enlarge: Back')
  expect(box.getByRole('img', { name: 'Back' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(box.getByRole('img', { name: 'Label' })).toBeTruthy()
  expect(box.getByText('Photo 3 of 4')).toBeTruthy()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(box.getByRole('img', { name: 'Sole' })).toBeTruthy()
  expect(box.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Home}')
  expect(box.getByRole('img', { name: 'Front' })).toBeTruthy()
})

it('zooms by keys and buttons, and each photo starts unzoomed', async () => {
  const box = await open('Enlarge: Front')
  const width = () => box.getByRole('img').style.width
  await userEvent.keyboard('++')
  expect(width()).toBe('225%')
  await userEvent.click(box.getByRole('button', { name: 'Zoom out' }))
  expect(width()).toBe('150%')
  await userEvent.keyboard('0')
  expect(width()).toBe('100%')
  await userEvent.keyboard('+')
  await userEvent.click(box.getByRole('button', { name: 'Next photo' }))
  expect(width()).toBe('100%')
})

it('closes on Escape and returns the focus to the thumbnail', async () => {
  await open('Enlarge: Label')
  act(pressEscapeInDialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge: Label' }))
})
