import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import './testing.ts'

/** Gives an element of the page a style. */
const style = (id: string, property: string, value: string) =>
  document.getElementById(id)!.style.setProperty(property, value)

test('what takes no pointer, itself or by an ancestor, cannot be clicked, and what takes it again can', async () => {
  document.body.innerHTML =
    '<button>Plain</button><div id="none"><button>Inside</button><button id="again">Again</button></div><button id="itself">Itself</button>'
  style('none', 'pointer-events', 'none')
  style('again', 'pointer-events', 'auto')
  style('itself', 'pointer-events', 'none')
  const user = userEvent.setup()
  const click = (name: string) => user.click(screen.getByRole('button', { name }))
  await click('Plain')
  await click('Again')
  await expect(click('Inside')).rejects.toThrow(/pointer-events/)
  await expect(click('Itself')).rejects.toThrow(/pointer-events/)
})

test('what is invisible by an ancestor has no role, and what is visible again has', () => {
  document.body.innerHTML = '<div id="hidden"><button>Hidden</button><button id="again">Again</button></div>'
  style('hidden', 'visibility', 'hidden')
  style('again', 'visibility', 'visible')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Again'])
})
