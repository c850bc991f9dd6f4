import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const FIELDS = { line: TextField, password: PasswordField, area: TextArea }

function Form({ of: Control }: { of: (typeof FIELDS)['line'] }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Control id="typed" label="Name" value={value} onChange={setValue} />
      <strong>{value}</strong>
    </>
  )
}

afterEach(() => document.body.replaceChildren())

/** A server-rendered page, and a function that hydrates it. */
function sent(control: (typeof FIELDS)['line']) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Form of={control} />)
  document.body.append(root)
  const field = root.querySelector<HTMLInputElement>('#typed')!
  return { root, field, awake: () => act(() => void hydrateRoot(root, <Form of={control} />)) }
}

test.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
  'text typed into a %s before hydration is kept',
  (kind) => {
    const { root, field, awake } = sent(FIELDS[kind] as (typeof FIELDS)['line'])
    field.value = 'Mei'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    awake()
    expect([field.value, root.querySelector('strong')?.textContent]).toEqual(['Mei', 'Mei'])
  },
)

test('a field without typed text stays as it was', () => {
  const { field, awake } = sent(TextField)
  awake()
  expect(field.value).toBe('')
})
