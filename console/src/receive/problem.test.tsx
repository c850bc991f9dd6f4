import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { scanCode } from '../shared/testing.tsx'
import { open, photo, stock } from './receive.test-support.tsx'

describe('a problem found at the bench', () => {
  test('a problem needs one of nine reasons', async () => {
    const { user, sent } = open([stock(1, { photos: [photo], weight_grams: 400, size_mm: [320, 240, 60] })], {
      'POST /staff/stock_items/{id}/problem': () => stock(1, { stage: 'abnormal' }),
    })
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Report a problem' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getAllByRole('radio')).toHaveLength(9)
    await user.click(sheet.getByRole('button', { name: 'Report to the shopper' }))
    expect(sheet.getByText('Please choose what is wrong')).toBeTruthy()
    await user.click(sheet.getByRole('radio', { name: /Damaged on arrival/ }))
    await user.click(sheet.getByRole('button', { name: 'Report to the shopper' }))
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ problem: 'damaged', note: '' }))
  })

  test('a problem of some pieces tells how many; ready texts are inserted in the shopper’s language', async () => {
    const row = stock(1, { photos: [photo], weight_grams: 400, size_mm: [320, 240, 60], quantity: 3 })
    const { user, sent } = open([{ ...row, shopper_lang: 'zh' }], {
      'GET /staff/ready_reasons': () => ({
        kinds: [
          { kind: 'report_problem', version: '1', items: [{ text_en: 'Box intact', text_zh: '包装完好。' }] },
        ],
      }),
      'POST /staff/stock_items/{id}/problem': () => stock(1, { stage: 'abnormal' }),
    })
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Report a problem' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(sheet.getByRole('radio', { name: /Damaged on arrival/ }))
    const pieces = sheet.getByLabelText(/How many of the 3/)
    await user.type(pieces, '4')
    await user.click(await sheet.findByRole('button', { name: 'Box intact' }))
    await user.click(sheet.getByRole('button', { name: 'Report to the shopper' }))
    expect(sheet.getByText('Enter a number from 1 to 3')).toBeTruthy()
    await user.clear(pieces)
    await user.type(pieces, '2')
    await user.click(sheet.getByRole('button', { name: 'Report to the shopper' }))
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ problem: 'damaged', pieces: 2, note: '包装完好。' }),
    )
  })

  test('a digit chooses the reason of a problem; a scan and a number in the note do not', async () => {
    const { user } = open([stock(1, { photos: [photo], weight_grams: 400, size_mm: [320, 240, 60] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Report a problem' }))
    const sheet = within(await screen.findByRole('dialog'))
    const isChosen = (name: RegExp) => sheet.getByRole<HTMLInputElement>('radio', { name }).checked
    await user.keyboard('8')
    await waitFor(() => expect(isChosen(/Damaged on arrival/)).toBe(true))
    // As a scanner types, and in the note.
    scanCode('YT5521')
    await user.type(sheet.getByLabelText(/Note/), '2 of 3 came')
    await waitFor(() => expect(sheet.getByLabelText(/Note/)).toHaveProperty('value', '2 of 3 came'))
    expect(isChosen(/Damaged on arrival/)).toBe(true)
  })
})
