import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('has a name, its modules, and a quiet zone of four modules on every side', () => {
  render(<QrCode size={21} path="M0 0h7v1h-7z" label="QR code for the app" />)
  const code = screen.getByRole('img', { name: 'QR code for the app' })
  expect(code.getAttribute('viewBox')).toBe('-4 -4 29 29')
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M0 0h7v1h-7z')
})
