/** Parts of a running server that may be out of order while the rest goes on, the graver first. */
export const PARTS = ['database', 'jobs', 'disk_full', 'disk_low', 'replica'] as const

export type Part = (typeof PARTS)[number]
