/** The fields for tracking numbers of this page, from the top. Each stands in a form that `data-tracking` names. */
const fields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-tracking] input'),
]

/** Moves the cursor to the field above or below the one that has it; from elsewhere, to the first. False where there is none. */
export function stepField(by: 1 | -1): boolean {
  const all = fields()
  const at = all.findIndex((field) => field === document.activeElement)
  const next = at < 0 ? all[0] : all[at + by]
  next?.focus()
  return next !== undefined
}

/** Moves the cursor to the field of this name. False where there is none. */
export function goToField(name: string): boolean {
  const field = fields().find(
    (entry) => entry.closest<HTMLElement>('[data-tracking]')?.dataset['tracking'] === name,
  )
  field?.focus()
  return field !== undefined
}
