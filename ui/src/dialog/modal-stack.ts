/*
 * The open modal dialogs, innermost last. Everything outside a modal dialog is inert, even elements in the
 * top layer, so a toast must be rendered inside the last dialog to be announced, focused and clicked.
 */
let open: readonly HTMLDialogElement[] = []
const watchers = new Set<() => void>()

export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null

export function watchModals(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Opens a modal dialog and lists it as open until the returned function closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (open.length === 0) {
    const page = document.documentElement
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
  }
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
