/** Parts of a running server that may fail while the rest keeps working, the most serious first. */
export const PARTS = ['database', 'jobs', 'disk_full', 'disk_low', 'replica'] as const

export type Part = (typeof PARTS)[number]
