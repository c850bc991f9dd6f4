import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

it('says required and optional in words, and to screen readers', () => {
  render(
    <>
      <TextField label="Email" />
      <TextField label="Nickname" optional hint="2 to 16 characters" />
      <TextField label="Search" unmarked />
    </>,
  )
  expect(screen.getByText('required')).toBeTruthy()
  expect(screen.getByLabelText('Email').getAttribute('aria-required')).toBe('true')
  expect(
    screen.getByRole('textbox', { name: 'Nickname', description: 'optional 2 to 16 characters' }),
  ).toBeTruthy()
  expect(screen.getByLabelText('Search').hasAttribute('aria-required')).toBe(false)
})

it('describes the control by its error and marks it as invalid', () => {
  render(<TextField label="Email" error="Enter your email address." />)
  const input = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Error: Enter your email address.',
  })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('shows and hides a password by keyboard, and ticks its rules while typing', async () => {
  function Page() {
    const [value, setValue] = useState('')
    const rules = [{ text: 'A digit', met: (typed: string) => /\d/.test(typed) }]
    return <PasswordField label="Password" value={value} onChange={setValue} rules={rules} />
  }
  render(<Page />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  expect(screen.getByText('not met yet')).toBeTruthy()
  await userEvent.type(input, 'a1')
  expect(screen.getByText('met')).toBeTruthy()

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(input.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy()
})

it('counts characters and stops at the maximum', async () => {
  function Page() {
    const [value, setValue] = useState('')
    return <TextArea label="Reason" max={10} value={value} onChange={setValue} />
  }
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Reason'), 'twelve chars')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('twelve cha')
  expect(screen.getByText('10 of 10')).toBeTruthy()
})

it('chooses from a grouped list', async () => {
  function Page() {
    const [value, setValue] = useState('')
    const options = [{ label: 'Europe', options: [{ value: 'DE', label: 'Germany' }] }]
    return <SelectField label="Country" options={options} value={value} onChange={setValue} />
  }
  render(<Page />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect(select.selectedOptions[0]?.textContent).toBe('Choose')
  await userEvent.selectOptions(select, 'Germany')
  expect(select.value).toBe('DE')
  expect(screen.getByRole('group', { name: 'Europe' })).toBeTruthy()
})

it('ticks by its label and draws the mixed state', async () => {
  function Page() {
    const [value, setValue] = useState(false)
    return <CheckboxField label="Select all" mixed={!value} value={value} onChange={setValue} />
  }
  render(<Page />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(box.indeterminate).toBe(true)
  await userEvent.click(screen.getByText('Select all'))
  expect(box.checked).toBe(true)
  expect(box.indeterminate).toBe(false)
})

it('chooses one of a few options; an option that cannot be chosen says why', async () => {
  function Page() {
    const [value, setValue] = useState('')
    return (
      <RadioGroup
        label="Method"
        value={value}
        onChange={setValue}
        choices={[
          { value: 'balance', label: 'Balance', detail: 'Frozen until it is bought' },
          { value: 'west', label: 'Western Union', disabledReason: 'Only from ¥500.00' },
        ]}
      />
    )
  }
  render(<Page />)
  expect(screen.getByRole('radiogroup', { name: 'Method' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Balance' }))
  expect(screen.getByText('Frozen until it is bought')).toBeTruthy()
  const west = screen.getByRole<HTMLInputElement>('radio', { name: /Western Union.*Only from ¥500.00/ })
  expect(west.disabled).toBe(true)
})
