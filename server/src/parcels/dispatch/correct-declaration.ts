import {
  type DeclarationForStaff,
  correctDeclaration as route,
} from '@longhaul/contract/parcels/customs.staff.ts'
import { tidyHsCode } from '@longhaul/domain/customs/hs-code.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { type Lang, FIRST_LANG } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import type { Static } from 'typebox'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { wordIssues } from '../combining/declaration.ts'
import { declarationForm } from '../documents/shipping-documents.ts'
import { addressOf, declarationOf } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import { findParcelRow } from '../reading/sql-lists.ts'
import { lockParcelForStaff, updateParcel } from '../sql.ts'
import { readCustomsChecks } from './customs-checks.ts'

/** The stages before the carrier has the package, when its papers can still be reprinted. */
const OPEN: ReadonlySet<ParcelStage> = new Set([
  'to_pick',
  'packing',
  'supplement_due',
  'to_ship',
  'address_problem',
])

export const correctDeclarationAction = writeAction(route, correctDeclaration)

/**
 * Lets staff correct descriptions and tariff numbers, which they know better than most shoppers. They cannot
 * change the declared values.
 */
async function correctDeclaration(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, lang, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  if (!OPEN.has(parcel.stage)) throw new Refusal('transition_not_allowed')
  const before = declarationOf(parcel)
  body.rows.forEach((row, at) => {
    const faults = Object.entries(wordIssues(row))
    if (!before.some((entry) => entry.stock_item_id === row.stock_item_id))
      throw badInput({ [`rows.${at}.stock_item_id`]: 'unknown' })
    if (faults.length > 0)
      throw badInput(Object.fromEntries(faults.map(([name, rule]) => [`rows.${at}.${name}`, rule])))
  })
  const after = before.map((entry) => {
    const row = body.rows.find((given) => given.stock_item_id === entry.stock_item_id)
    if (!row) return entry
    const { description_chinese: _chinese, hs_code: _code, ...kept } = entry
    const code = tidyHsCode(row.hs_code)
    const chinese = row.description_chinese.trim()
    return {
      ...kept,
      description: row.description.trim(),
      ...(chinese ? { description_chinese: chinese } : {}),
      ...(code ? { hs_code: code } : {}),
    }
  })
  await updateParcel(tx, parcel.id, { declaration: JSON.stringify(after) })
  await audit(call, {
    action: 'correct_declaration',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { declaration: before },
    after: { declaration: after },
  })
  call.concerns(parcel.shopper_id)
  return await toStaff({ db: tx, lang, now }, parcel.id)
}

export async function toStaff(
  { db, lang, now }: { db: Db; lang: Lang; now: Date },
  id: string,
): Promise<Static<typeof DeclarationForStaff>> {
  const row = orNotFound(await findParcelRow(db, id))
  const contents = await listContents(db, [id])
  const address = addressOf(row)
  const declaration = declarationOf(row)
  const goodsFen = declaration.reduce((sum, entry) => sum + entry.value_fen, 0)
  const grams = row.actual_grams ?? row.estimated_grams
  return {
    form: await declarationForm(db, {
      valueFen: goodsFen,
      grams,
      goods: declaration.map((entry) => ({
        description: entry.description,
        descriptionChinese: entry.description_chinese ?? '',
      })),
    }),
    rows: declaration.map((entry) => {
      const content = contents.find((item) => item.stock_item_id === entry.stock_item_id)
      return {
        stock_item_id: entry.stock_item_id,
        title: content?.title ?? '',
        quantity: content?.quantity ?? 1,
        description: entry.description,
        description_chinese: entry.description_chinese ?? '',
        hs_code: entry.hs_code ?? '',
        value_fen: entry.value_fen,
        paid_fen: content?.value_fen ?? entry.value_fen,
        reason: entry.reason ?? '',
      }
    }),
    goods_fen: goodsFen,
    country: row.country,
    country_name: row.country_name[lang],
    tax_id: address.tax_id,
    checks: (await readCustomsChecks(db, row, now)).map(({ check, name, missing, isBlocking }) => ({
      check,
      name: typeof name === 'string' ? name : (name[lang] ?? name[FIRST_LANG]),
      missing: missing && fieldSentence(errorsIn(lang).fields, missing),
      is_blocking: isBlocking,
    })),
    open: OPEN.has(row.stage),
  }
}
