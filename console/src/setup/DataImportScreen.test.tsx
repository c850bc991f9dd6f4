import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeUploads } from '../shared/csv/uploads.test-support.ts'
import { type Replier, renderConsole } from '../shared/testing.tsx'
import type { DataImport } from './DataImportSteps.tsx'
import DataImportScreen from './DataImportScreen.tsx'

const dataImport = (changes: Partial<DataImport> = {}): DataImport => ({
  id: 'f1',
  kind: 'shoppers',
  stage: 'done',
  row_count: 3,
  total_fen: 128_500,
  brought: 2,
  waiting: 0,
  refused: [{ row: 4, message: 'This account is blocked' }],
  refused_count: 1,
  accounts_to_invite: 2,
  two_people: false,
  asked_by: 's9',
  asked_by_name: 'Ada',
  decided_by_name: null,
  created_at: '2026-11-02T02:00:00Z',
  ended_at: '2026-11-02T02:01:00Z',
  invited_at: null,
  ...changes,
})
const PREVIEW = {
  row_count: 2,
  total_fen: 250_000,
  known_count: 1,
  is_gb18030: true,
  two_people: true,
  content_hash: 'a'.repeat(64),
  fault_count: 0,
  faults: [] as { row: number; column: string; problem: string; detail: string }[],
}
const draw = (items: DataImport[], more: Record<string, Replier> = {}) =>
  renderConsole(<DataImportScreen />, { replies: { 'GET /staff/data_imports': () => ({ items }), ...more } })
afterEach(() => vi.unstubAllGlobals())

const chooseFile = async () => {
  await userEvent.upload(await screen.findByLabelText(/CSV file/), new File(['email\n'], 'shoppers.csv'))
  await userEvent.click(screen.getByRole('button', { name: 'Check and preview' }))
}
const button = (name: string) => screen.getByRole('button', { name })

it('checks a file, shows its total and who must approve it, and imports it after a confirmation', async () => {
  draw([])
  const paths = fakeUploads((path) =>
    path.includes('/preview') ? PREVIEW : dataImport({ stage: 'waiting' }),
  )
  await chooseFile()
  expect(await screen.findByText('2 rows are ready')).toBeTruthy()
  expect(screen.getByText(/Another admin has to approve this file/)).toBeTruthy()
  expect(screen.getByText(/Read as GB 18030/)).toBeTruthy()
  await userEvent.click(button('Import all rows'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(dialog.querySelector<HTMLElement>('[data-type="primary"]')!)
  await waitFor(() =>
    expect(paths.at(-1)).toContain(`/staff/data_imports?kind=shoppers&content_hash=${PREVIEW.content_hash}`),
  )
})

it('reports faults by row and column, and offers no import', async () => {
  draw([])
  fakeUploads(() => ({
    ...PREVIEW,
    fault_count: 1,
    faults: [{ row: 4, column: 'balance_cny', problem: 'negative', detail: '-5' }],
  }))
  await chooseFile()
  expect(await screen.findByText(/Below zero/)).toBeTruthy()
  expect(screen.getByText('Balance CNY')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import all rows' })).toBeNull()
})

it('shows what was refused, and mails shoppers without a password after a confirmation', async () => {
  const { sent } = draw([dataImport()], { 'POST /staff/data_imports/{id}/invite': () => dataImport() })
  expect(await screen.findByText('Row 4: This account is blocked')).toBeTruthy()
  await userEvent.click(button('Send 2 password mails'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(dialog.querySelector<HTMLElement>('[data-type="primary"]')!)
  await waitFor(() => expect(sent.map(({ spec }) => spec)).toContain('POST /staff/data_imports/{id}/invite'))
})

it('lets another admin approve; the admin who imported it can only withdraw it', async () => {
  const { sent } = draw([dataImport({ stage: 'waiting', refused: [], refused_count: 0 })], {
    'POST /staff/data_imports/{id}/reject': () => dataImport({ stage: 'rejected' }),
  })
  await screen.findByText('Waiting for approval')
  expect(button('Approve')).toBeTruthy()
  await userEvent.click(button('Reject'))
  await waitFor(() => expect(sent.map(({ spec }) => spec)).toContain('POST /staff/data_imports/{id}/reject'))
})
