/** The page's tracking number fields, from the top. Each is in a form named by `data-tracking`. */
const fields = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-tracking] input'),
]

/** Moves the cursor to the previous or next field; from elsewhere, to the first. False if there is none. */
export function stepField(by: 1 | -1): boolean {
  const all = fields()
  const at = all.findIndex((field) => field === document.activeElement)
  const next = at < 0 ? all[0] : all[at + by]
  next?.focus()
  return next !== undefined
}

/** Moves the cursor to the field with this name. False if there is none. */
export function goToField(name: string): boolean {
  const field = fields().find(
    (entry) => entry.closest<HTMLElement>('[data-tracking]')?.dataset['tracking'] === name,
  )
  field?.focus()
  return field !== undefined
}
