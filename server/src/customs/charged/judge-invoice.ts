import type { DUTY_INVOICE_FATES } from '@longhaul/contract/parcels/duty-invoices.staff.ts'
import {
  DUTY_INVOICE_MAX_ROWS,
  type DutyInvoiceRow,
  dutyInvoiceHeadIssues,
  readDutyInvoice,
} from '@longhaul/domain/duty/duty-invoice.ts'
import type { Db } from '../../platform/database/db.ts'
import { readCsvFile } from '../../shipping/public.ts'
import { listRatedCurrencies } from '../sql-rules.ts'
import { toChargeRows } from './charge-row.ts'
import { listBilledParcels } from './sql-invoices.ts'

/** The most errors reported at a time. */
const FAULTS_REPORTED_MAX = 200

/** What an invoice for duty and tax says, row by row, and which packages it is about. */
export async function judgeInvoice(db: Db, csv: string, now: Date) {
  const { rows, faults } = await readRows(db, csv)
  if (faults.length > 0)
    return { fault_count: faults.length, faults: faults.slice(0, FAULTS_REPORTED_MAX), rows: [] }
  const parcels = await listBilledParcels(
    db,
    rows.map(({ trackingNumber }) => trackingNumber),
  )
  const byNumber = new Map(parcels.map((parcel) => [parcel.tracking_number, parcel]))
  const matched = rows.flatMap(({ trackingNumber, ...row }) => {
    const parcel = byNumber.get(trackingNumber)
    return parcel ? [{ ...row, parcel }] : []
  })
  const charges = await toChargeRows(db, matched, 'invoice', now)
  const chargeOf = new Map(matched.map(({ row }, index) => [row, charges[index] ?? null]))
  return {
    fault_count: 0,
    faults: [],
    rows: rows.map(({ row, trackingNumber, ...billed }) => {
      const parcel = byNumber.get(trackingNumber) ?? null
      const charge = chargeOf.get(row) ?? null
      return { row, trackingNumber, ...billed, parcel, charge, fate: fateOf(parcel, charge) }
    }),
  }
}

type Fate = (typeof DUTY_INVOICE_FATES)[number]

function fateOf(parcel: { is_billed: boolean } | null, charge: { likely_fen: number | null } | null): Fate {
  if (parcel === null || charge === null) return 'unknown'
  if (parcel.is_billed) return 'again'
  return charge.likely_fen === null ? 'not_told' : 'counts'
}

async function readRows(db: Db, csv: string) {
  const file = readCsvFile(Buffer.from(csv.replaceAll('\t', ',')), DUTY_INVOICE_MAX_ROWS)
  const broken = file.faults.length > 0 ? file.faults : dutyInvoiceHeadIssues(file.head)
  if (broken.length > 0) return { rows: [] as DutyInvoiceRow[], faults: broken }
  const rated = new Set([...(await listRatedCurrencies(db)), 'CNY'])
  return readDutyInvoice(file.rows, rated)
}
