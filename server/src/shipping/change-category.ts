import { inEachLanguage, textsOf } from '@longhaul/domain/languages.ts'
import { changeCategory as route } from '@longhaul/contract/shipping/shipping.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockCategory, updateCategory } from './sql-desk.ts'
import { categoryOf } from './category-rows.ts'

export const changeCategoryAction = writeAction(route, changeCategory)

async function changeCategory(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const before = orNotFound(await lockCategory(tx, params.id))
  const row = {
    name: textsOf('name', body),
    words: inEachLanguage((lang) => tidy(body[`words_${lang}`])),
    forbidden: body.forbidden,
  }
  await updateCategory(tx, params.id, row)
  await audit(call, {
    action: 'change_category',
    subjectKind: 'goods_category',
    subjectId: params.id,
    before,
    after: row,
  })
  return await categoryOf(tx, params.id, now)
}

const tidy = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()))]
