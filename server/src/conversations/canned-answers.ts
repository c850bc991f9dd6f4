import { fieldsOf, type InLanguages, textsOf } from '@longhaul/domain/languages.ts'
import type { CannedRow, CannedWords } from './sql-canned.ts'

type CannedFields = InLanguages<'title' | 'body', string>

/** The texts of an answer, without the blanks around them. */
export const textsOfAnswer = (fields: CannedFields): CannedWords => ({
  title: textsOf('title', fields),
  body: textsOf('body', fields),
})

/** The same as calls name them. */
export const wordsOf = ({ title, body }: CannedWords): CannedFields => ({
  ...fieldsOf('title', title),
  ...fieldsOf('body', body),
})

export const toWire = (row: CannedRow) => ({
  id: row.id,
  ...wordsOf(row),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by_name,
})
