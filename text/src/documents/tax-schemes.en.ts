import type { TaxScheme } from '@longhaul/domain/duty/registrations.ts'

/** The schemes under which we may collect a tax, as staff call them. */
export const text = {
  ioss: 'EU VAT (IOSS)',
  gb_vat: 'UK VAT',
  voec: 'Norwegian VAT (VOEC)',
  au_gst: 'Australian GST',
  nz_gst: 'New Zealand GST',
  sg_gst: 'Singapore GST',
} satisfies Record<TaxScheme, string>
