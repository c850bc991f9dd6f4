/*
 * The modal dialogs that are open, innermost last. Everything outside a modal dialog is inert, even what floats in the
 * top layer, so a toast has to be rendered inside the last of these to be heard, focused and hit.
 */
let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null

export function watchModals(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Opens a modal dialog and keeps it in the list until the function that this returns closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal()
  change([...open.filter((other) => other !== dialog), dialog])
  return () => {
    if (dialog.open) dialog.close()
    change(open.filter((other) => other !== dialog))
  }
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const watcher of watchers) watcher()
}
