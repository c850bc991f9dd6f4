import { fieldsOf, type InLanguages, textsOf } from '@longhaul/domain/languages.ts'
import type { CannedRow, CannedWords } from './sql-canned.ts'

type CannedFields = InLanguages<'title' | 'body', string>

/** The trimmed texts of a canned answer. */
export const textsOfAnswer = (fields: CannedFields): CannedWords => ({
  title: textsOf('title', fields),
  body: textsOf('body', fields),
})

/** The texts of a canned answer under the field names of the calls. */
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
