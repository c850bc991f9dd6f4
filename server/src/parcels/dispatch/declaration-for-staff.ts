import type { DeclarationForStaff } from '@longhaul/contract/parcels/customs.staff.ts'
import { proposeHsCode } from '@longhaul/domain/customs/hs-search.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { type Lang, FIRST_LANG } from '@longhaul/domain/languages.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { addressOf, declarationOf } from '../combining/snapshot.ts'
import { declarationForm } from '../documents/declaration-form.ts'
import { toWords } from '../documents/shipping-documents.ts'
import { findParcelRow } from '../reading/sql-lists.ts'
import { type ContentRow, listContents } from '../sql-items.ts'
import { readCustomsChecks } from './customs-checks.ts'

type ForStaff = Static<typeof DeclarationForStaff>

/** The stages before the carrier has the package, when its papers can still be reprinted. */
const OPEN: ReadonlySet<ParcelStage> = new Set([
  'to_pick',
  'packing',
  'supplement_due',
  'to_ship',
  'address_problem',
])

export const isCorrectable = (stage: ParcelStage): boolean => OPEN.has(stage)

/** The declaration of a package with what customs of its destination demand, or `not_found`. */
export async function readDeclarationForStaff(
  { db, lang, now }: { db: Db; lang: Lang; now: Date },
  id: string,
): Promise<ForStaff> {
  const row = orNotFound(await findParcelRow(db, id))
  const contents = await listContents(db, [id])
  const declaration = declarationOf(row)
  const goodsFen = declaration.reduce((sum, entry) => sum + entry.value_fen, 0)
  const grams = row.actual_grams ?? row.estimated_grams
  return {
    form: await declarationForm(db, { valueFen: goodsFen, grams, goods: declaration.map(toWords) }),
    rows: declaration.map((entry) =>
      toRow(
        entry,
        contents.find((item) => item.stock_item_id === entry.stock_item_id),
      ),
    ),
    goods_fen: goodsFen,
    country: row.country,
    country_name: row.country_name[lang],
    tax_id: addressOf(row).tax_id,
    checks: (await readCustomsChecks(db, row, now)).map(({ check, name, missing, isBlocking }) => ({
      check,
      name: typeof name === 'string' ? name : (name[lang] ?? name[FIRST_LANG]),
      missing: missing && fieldSentence(errorsIn(lang).fields, missing),
      is_blocking: isBlocking,
    })),
    open: isCorrectable(row.stage),
  }
}

function toRow(entry: Declared, content: ContentRow | undefined): ForStaff['rows'][number] {
  const { hs_code = '' } = entry
  return {
    stock_item_id: entry.stock_item_id,
    title: content?.title ?? '',
    quantity: content?.quantity ?? 1,
    description: entry.description,
    description_chinese: entry.description_chinese ?? '',
    hs_code,
    proposed_hs_code: hs_code === '' ? proposalFor(entry, content) : '',
    seller_item: entry.seller_item ?? '',
    maker_item: entry.maker_item ?? '',
    standard_item: entry.standard_item ?? '',
    no_standard_item: entry.no_standard_item ?? false,
    maker: entry.maker ?? '',
    value_fen: entry.value_fen,
    paid_fen: content?.value_fen ?? entry.value_fen,
    reason: entry.reason ?? '',
  }
}

const proposalFor = ({ description }: Declared, content: ContentRow | undefined): string =>
  proposeHsCode({
    title: content?.title ?? '',
    options: content?.options_text ?? '',
    latin: `${content?.title_latin ?? ''} ${description}`,
  })?.code ?? ''
