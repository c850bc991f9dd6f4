import { LANGS } from '@longhaul/domain/languages.ts'
import { LIST_IDS } from '@longhaul/domain/lists/lists.ts'
import { REPORTS } from '@longhaul/domain/reports/reports.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, oneOf } from './fields.ts'
import { type FileRoute, LEFT_OUT_HEADER, fileRoute } from './file-route.ts'
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
  summary: 'Download the statement as a spreadsheet file',
  query: Type.Object({
    account: Type.Optional(oneOf(STATEMENT_ACCOUNTS)),
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
  }),
  types: CSV,
})

export const downloadGoodsListCsv = fileRoute('/goods_lists/{id}/list.csv', {
  who: 'shopper',
  summary: 'Download a list of goods with everything chosen, as CSV',
  params: ById,
  types: CSV,
  refusals: ['not_found'],
})

export const downloadGoodsListXlsx = fileRoute('/goods_lists/{id}/list.xlsx', {
  who: 'shopper',
  summary: 'Download a list of goods with everything chosen, as XLSX',
  params: ById,
  types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  refusals: ['not_found'],
})

export const downloadOrderReceipt = fileRoute('/orders/{id}/receipt.pdf', {
  who: 'shopper',
  summary: 'Download the receipt of a paid order',
  params: ById,
  types: PDF,
  refusals: ['not_found'],
})

export const downloadParcelReceipt = fileRoute('/parcels/{id}/receipt.pdf', {
  who: 'shopper',
  summary: 'Download the receipt of a paid package',
  params: ById,
  types: PDF,
  refusals: ['not_found'],
})

export const downloadParcelDocument = fileRoute('/parcels/{id}/{paper}.pdf', {
  who: 'shopper',
  summary:
    'Download a customs document of a packed package: its commercial invoice, or the declaration on its postal label',
  params: Type.Object({ id: Id, paper: oneOf(['invoice', 'customs']) }),
  types: PDF,
  refusals: ['not_found'],
})

export const showFile = fileRoute('/files/{id}', {
  who: 'anyone',
  summary: 'Download a stored picture, video or archive by the signed URL contained in another response',
  params: ById,
  query: Signed,
  types: ['image/webp', 'video/mp4', 'video/webm', 'video/quicktime', 'application/pdf', 'application/zip'],
  headers: ['Content-Disposition', 'ETag', 'Accept-Ranges'],
  ranges: true,
  refusals: ['not_found'],
})

export const showLogo = fileRoute('/logo/{file}', {
  who: 'anyone',
  summary: "Download the shop's logo or icon, by the file name given in GET /configurations",
  params: Type.Object({ file: Type.String() }),
  types: ['image/png'],
  headers: [],
  refusals: ['not_found'],
})

export const showGoodsPhoto = fileRoute('/goods_photos/{id}/{size}', {
  who: 'anyone',
  summary:
    'Download a photo of an earlier piece by the signed URL given in GET /goods/{marketplace}/{item}/photos. Revalidated on every use, so that a removed photo disappears.',
  params: Type.Object({ id: Id, size: oneOf(['small', 'large']) }),
  query: Signed,
  types: ['image/webp'],
  headers: ['ETag'],
  refusals: ['not_found'],
})

export const showFoundPicture = fileRoute('/goods_pictures', {
  who: 'anyone',
  summary: 'Download a small copy of the picture of a found product, by the signed URL in GET /goods/search',
  query: Type.Object({ of: Type.String({ maxLength: 2_048 }), ...Signed.properties }),
  types: ['image/webp'],
  headers: [],
  refusals: ['not_found'],
})

export const showMailPicture = fileRoute('/mail_pictures/{id}/{size}', {
  who: 'anyone',
  summary: 'Download a picture of goods as JPEG, by the signed URL in an e-mail',
  params: Type.Object({ id: Id, size: oneOf(['photo', 'row']) }),
  query: Signed,
  types: ['image/jpeg'],
  headers: [],
  refusals: ['not_found', 'try_again'],
})

export const showMail = fileRoute('/mails/{id}/html', {
  who: 'anyone',
  summary: 'View an e-mail as its recipient sees it, by a signed URL',
  params: ById,
  query: Signed,
  types: HTML,
  headers: [],
  refusals: ['not_found'],
})

export const showMailPreview = fileRoute('/mail_previews/{kind}/{lang}/html', {
  who: 'anyone',
  summary: 'View an e-mail of one kind with sample content',
  params: Type.Object({ kind: Type.String(), lang: oneOf(LANGS) }),
  query: Type.Object({ colours: Type.Optional(oneOf(['light', 'dark'])) }),
  types: HTML,
  headers: [],
  refusals: ['not_found'],
})

export const getOpenApi = fileRoute('/openapi.json', {
  who: 'anyone',
  summary: 'Get this document',
  types: ['application/json'],
  headers: [],
})

export const exportAudit = fileRoute('/staff/audit.csv', {
  who: { staff: ['admin'] },
  summary: 'Download the audit log with the given filters. The export itself is recorded in the audit log.',
  query: Type.Object(auditFilter),
  types: CSV,
})

export const exportList = fileRoute('/staff/lists/{list}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'Download a list with its current filters and sort order, for staff who may read it. The export is recorded in the audit log.',
  params: Type.Object({ list: oneOf(LIST_IDS) }),
  query: Type.Object({
    ids: Type.Optional(Ids),
    columns: Type.Optional(Type.String({ description: 'Column names, separated by commas' })),
    q: Type.Optional(Type.String()),
    sort: Type.Optional(Type.String()),
  }),
  types: CSV,
})

export const exportReport = fileRoute('/staff/reports/{report}/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary: 'Download a report, as a time series or by its parts, next to the previous period',
  params: Type.Object({ report: oneOf(REPORTS), part: oneOf(['course', 'parts']) }),
  query: Type.Object({ from: Day, to: Day }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportEstimates = fileRoute('/staff/estimates/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'Download the accuracy of weight estimates: by kind over twelve months, or one row per nightly version',
  params: Type.Object({ part: oneOf(['kinds', 'versions']) }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportTrade = fileRoute('/staff/trade/{part}.csv', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'Download trade figures: sellers, shipping methods by month, goods sold at a loss, or goods that travel alone',
  params: Type.Object({ part: oneOf(['sellers', 'lines', 'losses', 'alone']) }),
  types: CSV,
  refusals: ['not_found'],
})

export const exportLedgerMonth = fileRoute('/staff/ledger/months/{month}/{part}.csv', {
  who: { staff: ['finance'] },
  summary:
    'Download a month of the books: the opening balance, movements and closing balance of every account, or every posting',
  params: Type.Object({
    month: Type.String({ examples: ['2026-11'] }),
    part: oneOf(['accounts', 'transactions']),
  }),
  types: CSV,
})

export const printParcelDocument = fileRoute('/staff/parcels/{id}/{paper}.pdf', {
  who: packers,
  summary:
    "Print a package's label, customs declaration, invoice or packing list, or everything except the label as one file. Recorded in the audit log.",
  params: Type.Object({ id: Id, paper: oneOf(['label', 'customs', 'invoice', 'packing_list', 'papers']) }),
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 120,
})

export const printLabels = fileRoute('/staff/parcels/labels.pdf', {
  who: packers,
  summary: 'Print the labels of several packages, one per page. Each is recorded in the audit log.',
  query: Type.Object({ ids: Ids }),
  headers: ['Content-Disposition', LEFT_OUT_HEADER],
  types: PDF,
  inline: true,
  refusals: ['not_found'],
})

const Manifest = Type.Object({ warehouse: Type.String(), line: Type.String(), day: Day })

export const printManifest = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/manifest.pdf', {
  who: packers,
  summary: 'Print the manifest of a shipping method, warehouse and day, for the driver to sign',
  params: Manifest,
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 60,
})

export const exportManifest = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/manifest.csv', {
  who: packers,
  summary: 'Download the manifest of a shipping method, warehouse and day as CSV for the carrier',
  params: Manifest,
  types: CSV,
  refusals: ['not_found'],
  perMinute: 60,
})

export const printHandOverDocuments = fileRoute('/staff/manifests/{warehouse}/{line}/{day}/papers.pdf', {
  who: packers,
  summary:
    'Print the declarations, invoices and packing lists of a manifest as one file of at most 100 packages; `part` selects the next ones. Each package is recorded in the audit log.',
  params: Manifest,
  query: Type.Object({ part: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })) }),
  headers: ['Content-Disposition', LEFT_OUT_HEADER],
  types: PDF,
  inline: true,
  refusals: ['not_found'],
  perMinute: 20,
})

export const printStationCodes = fileRoute('/staff/station_codes.pdf', {
  who: { staff: ['warehouse'] },
  summary: "Print the scannable codes for a station's bench, for shelves and for the bins of carts",
  query: Type.Object({
    shelves: Type.Optional(Type.String({ description: 'Shelves, separated by commas' })),
    carts: Type.Optional(
      Type.String({ description: 'Carts with their number of bins, separated by commas: `1-8,2-12`' }),
    ),
  }),
  types: PDF,
  inline: true,
  perMinute: 60,
})

export const printGoodsLabels = fileRoute('/staff/goods_labels.pdf', {
  who: { staff: ['warehouse'] },
  summary:
    'Print goods labels, 50 × 30 mm, one for each piece registered by `POST /staff/stock_items/labels`: one per page, or many on A4 sheets',
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
  downloadGoodsListCsv,
  downloadGoodsListXlsx,
  downloadOrderReceipt,
  downloadParcelReceipt,
  downloadParcelDocument,
  showFile,
  showLogo,
  showGoodsPhoto,
  showFoundPicture,
  showMailPicture,
  showMail,
  showMailPreview,
  getOpenApi,
  exportAudit,
  exportList,
  exportReport,
  exportEstimates,
  exportTrade,
  exportLedgerMonth,
  printParcelDocument,
  printLabels,
  printManifest,
  exportManifest,
  printHandOverDocuments,
  printStationCodes,
  printGoodsLabels,
}
