import { type CannedRow, type CannedWords } from './sql-canned.ts'

export const wordsOf = ({ title_en, title_zh, body_en, body_zh }: CannedWords): CannedWords => ({
  title_en: title_en.trim(),
  title_zh: title_zh.trim(),
  body_en: body_en.trim(),
  body_zh: body_zh.trim(),
})

export const toWire = (row: CannedRow) => ({
  id: row.id,
  ...wordsOf(row),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by_name,
})
