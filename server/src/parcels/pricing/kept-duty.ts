import type { getParcel } from '@longhaul/contract/parcels/parcels.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { isPaidByLine } from '@longhaul/domain/customs/import-rule.ts'
import type { StoredTaxEstimate } from '@longhaul/domain/customs/stored-tax-estimate.ts'
import { type Lang, FIRST_LANG } from '@longhaul/domain/languages.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { toDutyCard } from '../../customs/public.ts'
import type { ParcelRow } from '../sql.ts'

type Card = NonNullable<ReplyOf<typeof getParcel>['tax_estimate']>

/**
 * The duty estimate as shown on the package's page, as the shopper was told it. Null for packages from before
 * estimates existed.
 */
export function toKeptDuty(
  { tax_estimate: kept }: Pick<ParcelRow, 'tax_estimate'>,
  lineName: string,
  lang: Lang,
): Card | null {
  if (!kept) return null
  return 'known' in kept ? ofOldEstimate(kept, lang) : toDutyCard(kept, lineName, lang)
}

const CERTAINTY = { yes: 'estimate', partly: 'partly', no: 'unknown' } as const

/** An estimate from before duty was calculated by `domain/src/duty`, with what it knew. */
function ofOldEstimate({ day, known, mode, rows }: StoredTaxEstimate, lang: Lang): Card {
  const { ownKinds, depends, kept } = dutyIn(lang)
  const shown = rows.map((row) => ({
    kind: row.kind === 'vat' ? ('tax' as const) : row.kind === 'fee' ? ('levy' as const) : ('duty' as const),
    name: ownKinds[row.kind],
    how: row.fee_fen === null ? depends : (row.note[lang] ?? row.note[FIRST_LANG] ?? kept),
    local: '',
    ...exactly(row.fee_fen ?? 0),
    is_open: row.fee_fen === null,
    paid_by: isPaidByLine(row, mode) ? ('line' as const) : ('recipient' as const),
    at: 'delivery' as const,
    note: '',
    source: row.source,
    strength: 'trade' as const,
    checked: '',
  }))
  const isPaid = mode === 'ddp'
  const due = shown.filter((row) => row.paid_by === 'recipient')
  return {
    day,
    version: null,
    certainty: isPaid ? 'exact' : CERTAINTY[known],
    line_pays: isPaid ? 'all' : mode === 'ioss' ? 'part' : 'nothing',
    ...exactly(due.reduce((sum, row) => sum + row.likely_fen, 0)),
    rows: shown,
    zeros: [],
    announced: [],
    needs: [],
    code_digits: 0,
    limits: [],
    exchange: '',
    notes: [],
    allowances: [],
  }
}

const exactly = (fen: number) => ({ low_fen: fen, likely_fen: fen, high_fen: fen })
