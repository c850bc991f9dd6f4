import type { Feature } from '../platform/feature.ts'
import { addCarrierInvoiceAction } from './invoices/add-carrier-invoice.ts'
import { exportCarrierInvoiceAction } from './invoices/export-carrier-invoice.ts'
import { listCarrierInvoiceRowsAction } from './invoices/list-carrier-invoice-rows.ts'
import { listCarrierInvoicesAction } from './invoices/list-carrier-invoices.ts'
import { bookShipmentAction } from './book-shipment.ts'
import { cancelShipmentAction } from './cancel-shipment.ts'
import { followShipmentJob } from './follow-shipment.job.ts'
import { getShipmentAction } from './get-shipment.ts'
import { reportAddressAction } from './report-address.ts'

export const carriers: Feature = {
  actions: [
    getShipmentAction,
    bookShipmentAction,
    cancelShipmentAction,
    reportAddressAction,
    addCarrierInvoiceAction,
    listCarrierInvoicesAction,
    listCarrierInvoiceRowsAction,
    exportCarrierInvoiceAction,
  ],
  jobs: [followShipmentJob],
}
