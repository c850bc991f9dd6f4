import { LANGS } from '@longhaul/domain/languages.ts'
import { LIST_IDS } from '@longhaul/domain/lists/lists.ts'
import { REPORTS } from '@longhaul/domain/reports/reports.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, oneOf } from './fields.ts'
import { type FileRoute, fileRoute } from './file-route.ts'
import { STATEMENT_ACCOUNTS } from './funds/funds.ts'
import { auditFilter } from './staff/audit.staff.ts'

const CSV = ['text/csv']
const PDF = ['application/pdf']
const HTML = ['text/html']
const Day = Type.String({ format: 'date' })
const Ids = Type.String({ description: 'Ids, separated by commas' })
/** The signature that makes a URL valid for a limited time; another call returns the complete URL. */
const Signed = Type.Object({ until: Type.Integer(), sign: Type.String() })
const packers = { staff: ['warehouse', 'support'] } as const

export const downloadStatement = fileRoute('/funds/entries.csv', {
  who: 'shopper',
  summary: 'The statement as a file for a spreadsheet.',
  query: Type.Object({
    account: Type.Optional(oneOf(STATEMENT_ACCOUNTS)),
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
  }),
  types: CSV,
})

export const downloadOrderReceipt = fileRoute('/orders/{id}/receipt.pdf', {
  who: 'shopper',
  summary: 'The receipt of a paid order.',
  params: ById,
  types: PDF,
  refusals: ['not_found'],
})

export const downloadParcelReceipt = fileRoute('/parcels/{id}/receipt.pdf', {
  who: 'shopper',
  summary: 'The receipt of a paid package.',
  params: ById,
  types: PDF,
  refusals: ['not_found'],
})

export const downloadParcelPaper = fileRoute('/parcels/{id}/{paper}.pdf', {
  who: 'shopper',
  summary:
    'What customs read of a package that was packed: its commercial invoice, or the declaration of its postal label.',
  params: Type.Object({ id: Id, paper: oneOf(['invoice', 'customs']) }),
  types: PDF,
  refusals: ['not_found'],
})

export const showFile = fileRoute('/files/{id}', {
  who: 'anyone',
  summary: 'A stored picture, video or archive, by the signed address that another answer contains.',
  params: ById,
  query: Signed,
  types: ['image/webp', 'video/mp4', 'video/webm', 'video/quicktime', 'application/pdf', 'application/zip'],
  headers: ['Content-Disposition', 'ETag', 'Accept-Ranges'],
  ranges: true,
  refusals: ['not_found'],
})

export const showLogo = fileRoute('/logo/{file}', {
  who: 'anyone',
  summary: 'The logo of the shop, or its icon, under the name that GET /configurations gives it.',
  params: Type.Object({ file: Type.String() }),
  types: ['image/png'],
  headers: [],
  refusals: ['not_found'],
})

export const showGoodsPhoto = fileRoute('/goods_photos/{id}/{size}', {
  who: 'anyone',
  summary:
    'A photo of an earlier piece, by the signed address that GET /goods/{marketplace}/{item}/photos contains. Asked again each time, so that one that was taken out is gone.',
  params: Type.Object({ id: Id, size: oneOf(['small', 'large']) }),
  query: Signed,
  types: ['image/webp'],
  headers: ['ETag'],
  refusals: ['not_found'],
})

export const showMail = fileRoute('/mails/{id}/html', {
  who: 'anyone',
  summary: 'An e-mail as its recipient sees it, by a signed address.',
  params: ById,
  query: Signed,
  types: HTML,
  headers: [],
  refusals: ['not_found'],
})

export const showMailPreview = fileRoute('/mail_previews/{kind}/{lang}/html', {
  who: 'anyone',
  summary: 'An e-mail of a kind with invented content.',
  params: Type.Object({ kind: Type.String(), lang: oneOf(LANGS) }),
  types: HTML,
  headers: [],
  refusals: ['not_found'],
})

export const getOpenApi = fileRoute('/openapi.json', {
  who: 'anyone',
  summary: 'This document.',
  types: ['application/json'],
  headers: [],
})

export const exportAudit = fileRoute('/staff/audit.csv', {
  who: { staff: ['admin'] },
  summary: 'The audit log as it is filtered. That it was exported is an entry of it.',
  query: Type.Object(auditFilter),
  types: CSV,
})

export const exportList = fileRoute('/staff/lists/{list}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'A list as it is filtered and sorted, for those who may read it. It is an entry of the audit log.',
  params: Type.Object({ list: oneOf(LIST_IDS) }),
  query: Type.Object({
    ids: Type.Optional(Ids),
    columns: Type.Optional(Type.String({ description: 'Names of columns, separated by commas' })),
    q: Type.Optional(Type.String()),
    sort: Type.Optional(Type.String()),
  }),
  types: CSV,
})

export const exportReport = fileRoute('/staff/reports/{report}/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'A report, its course over time or its parts, each beside the period before.',
  params: Type.Object({ report: oneOf(REPORTS), part: oneOf(['course', 'parts']) }),
  query: Type.Object({ from: Day, to: Day }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportEstimates = fileRoute('/staff/estimates/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'How right estimated weights were: by kind over twelve months, or every night’s version.',
  params: Type.Object({ part: oneOf(['kinds', 'versions']) }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportTrade = fileRoute('/staff/trade/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'Sellers, shipping methods by month, goods that make losses, or goods that travel alone.',
  params: Type.Object({ part: oneOf(['sellers', 'lines', 'losses', 'alone']) }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportLedgerMonth = fileRoute('/staff/ledger/months/{month}/{part}.csv', {
  who: { staff: ['finance'] },
  summary: "A month of the books: every account's opening, movements and closing, or every posting.",
  params: Type.Object({
    month: Type.String({ examples: ['2026-11'] }),
    part: oneOf(['accounts', 'transactions']),
  }),
  types: CSV,
})

export const printParcelPaper = fileRoute('/staff/parcels/{id}/{paper}.pdf', {
  who: packers,
  summary:
    "A package's label, customs declaration, invoice or packing list, or all but the label as one file. It is an entry of the audit log.",
  params: Type.Object({ id: Id, paper: oneOf(['label', 'customs', 'invoice', 'packing_list', 'papers']) }),
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 120,
})

export const printLabels = fileRoute('/staff/parcels/labels.pdf', {
  who: packers,
  summary: 'The labels of several packages, a page each. Each is an entry of the audit log.',
  query: Type.Object({ ids: Ids }),
  types: PDF,
  inline: true,
  refusals: ['not_found'],
})

const Manifest = Type.Object({ warehouse: Type.String(), line: Type.String(), day: Day })

export const printManifest = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/manifest.pdf', {
  who: packers,
  summary: 'The manifest of a line, a warehouse and a day, to be signed by the driver.',
  params: Manifest,
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 60,
})

export const exportManifest = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/manifest.csv', {
  who: packers,
  summary: 'The same manifest for the carrier.',
  params: Manifest,
  types: CSV,
  refusals: ['not_found'],
  perMinute: 60,
})

export const printHandOverPapers = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/papers.pdf', {
  who: packers,
  summary:
    'The declarations, invoices and packing lists of what is on a manifest, as one file of at most 100 packages; the rest by its next part. Each package is an entry of the audit log.',
  params: Manifest,
  query: Type.Object({ part: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })) }),
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 20,
})

export const printStationCodes = fileRoute('/staff/station_codes.pdf', {
  who: { staff: ['warehouse'] },
  summary: "The codes of a station's bench and of shelves, to be scanned.",
  query: Type.Object({
    shelves: Type.Optional(Type.String({ description: 'Shelves, separated by commas' })),
  }),
  types: PDF,
  inline: true,
  perMinute: 60,
})

export const printGoodsLabels = fileRoute('/staff/goods_labels.pdf', {
  who: { staff: ['warehouse'] },
  summary:
    'The labels of goods, 50 × 30 mm, one for each piece that `POST /staff/stock_items/labels` named: a page each, or many on sheets of A4.',
  query: Type.Object({
    ids: Ids,
    paper: Type.Optional(oneOf(['roll', 'a4'])),
    shelf: Type.Optional(Type.String({ description: 'The shelf for goods that have none yet' })),
  }),
  types: PDF,
  inline: true,
  perMinute: 120,
  refusals: ['not_found'],
})

/** Every call that returns a file, by the verb-noun under which it is exported. */
export const fileRoutes: Readonly<Record<string, FileRoute>> = {
  downloadStatement,
  downloadOrderReceipt,
  downloadParcelReceipt,
  downloadParcelPaper,
  showFile,
  showLogo,
  showGoodsPhoto,
  showMail,
  showMailPreview,
  getOpenApi,
  exportAudit,
  exportList,
  exportReport,
  exportEstimates,
  exportTrade,
  exportLedgerMonth,
  printParcelPaper,
  printLabels,
  printManifest,
  exportManifest,
  printHandOverPapers,
  printStationCodes,
  printGoodsLabels,
}
