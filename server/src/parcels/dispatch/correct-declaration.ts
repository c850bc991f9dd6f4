import { correctDeclaration as route } from '@longhaul/contract/parcels/customs.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { tidyHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { isStandardItem } from '@longhaul/domain/customs/product-ids.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import { keepConfirmed, unknownHsCodes } from '../../customs/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput, orNotFound, printRule } from '../../platform/http/refusal.ts'
import { typedCodes, wordIssues } from '../combining/declaration.ts'
import { declarationOf } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import { lockParcelForStaff, updateParcel } from '../sql.ts'
import { isCorrectable, readDeclarationForStaff } from './declaration-for-staff.ts'

export const correctDeclarationAction = writeAction(route, correctDeclaration)

type Row = BodyOf<typeof route>['rows'][number]

/**
 * Lets staff correct descriptions, tariff numbers and identifiers, which they know better than most shoppers,
 * and keeps them for the products. They cannot change the declared values.
 */
async function correctDeclaration(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  if (!isCorrectable(parcel.stage)) throw new Refusal('transition_not_allowed')
  const before = declarationOf(parcel)
  const unknown = await unknownHsCodes(typedCodes(body.rows))
  body.rows.forEach((row, at) => {
    const faults = Object.entries({ ...wordIssues(row, unknown), ...idIssues(row) })
    if (!before.some((entry) => entry.stock_item_id === row.stock_item_id))
      throw badInput({ [`rows.${at}.stock_item_id`]: 'unknown' })
    if (faults.length > 0)
      throw badInput(Object.fromEntries(faults.map(([name, rule]) => [`rows.${at}.${name}`, rule])))
  })
  const rowOf = ({ stock_item_id: id }: Declared) => body.rows.find((row) => row.stock_item_id === id)
  const after = before.map((entry) => {
    const row = rowOf(entry)
    return row ? corrected(entry, row) : entry
  })
  await updateParcel(tx, parcel.id, { declaration: JSON.stringify(after) })
  const contents = await listContents(tx, [parcel.id])
  const confirmed = after.filter(rowOf).map((entry) => {
    const content = contents.find(({ stock_item_id: id }) => id === entry.stock_item_id)
    return { ...entry, platform: content?.platform ?? null, item_id: content?.item_id ?? null }
  })
  await keepConfirmed(tx, parcel.country, confirmed, { id: me.id, now })
  await audit(call, {
    action: 'correct_declaration',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { declaration: before },
    after: { declaration: after },
  })
  call.concerns(parcel.shopper_id)
  return await readDeclarationForStaff({ ...call, db: tx }, parcel.id)
}

/** The faults in the identifiers of a row, by field. */
function idIssues({ maker_item = '', standard_item = '', no_standard_item, maker = '' }: Row) {
  const faults: Record<string, string> = {}
  for (const [name, words] of Object.entries({ maker_item, maker })) {
    const fault = words.trim() === '' ? null : whyNotPrint(words)
    if (fault) faults[name] = printRule(fault)
  }
  const digits = tidyStandardItem(standard_item)
  if (digits !== '' && (no_standard_item === true || !isStandardItem(digits)))
    faults['standard_item'] = 'standard_item'
  return faults
}

/** A line with what staff entered; an empty text removes what was there. */
function corrected(entry: Declared, row: Row): Declared {
  const { description_chinese: _chinese, hs_code: _code, ...others } = entry
  const { maker_item, standard_item, no_standard_item, maker, ...kept } = others
  const code = tidyHsCode(row.hs_code)
  const chinese = row.description_chinese.trim()
  const standard = tidyStandardItem(row.standard_item ?? standard_item ?? '')
  const ids = {
    maker_item: row.maker_item?.trim() ?? maker_item ?? '',
    standard_item: row.no_standard_item === true ? '' : standard,
    maker: row.maker?.trim() ?? maker ?? '',
  }
  const hasNoStandard = (row.no_standard_item ?? no_standard_item ?? false) && ids.standard_item === ''
  return {
    ...kept,
    description: row.description.trim(),
    ...(chinese ? { description_chinese: chinese } : {}),
    ...(code ? { hs_code: code } : {}),
    ...Object.fromEntries(Object.entries(ids).filter(([, text]) => text !== '')),
    ...(hasNoStandard ? { no_standard_item: true as const } : {}),
  }
}

const tidyStandardItem = (typed: string): string => tidyCode(typed).replaceAll(/[ -]/g, '')
