import { createDocumentFetch } from '@longhaul/contract/client.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { client } from './client.ts'
import { showError } from './errors.ts'

/** How long a blob URL stays valid, so that the document can load from it. */
const KEPT_MS = 60_000
const fetchDocument = createDocumentFetch(client)

/** Downloads a file whose request needs the session's token. A failure is shown in a toast. */
export async function saveDocument(path: string, fileName: string): Promise<void> {
  try {
    saveFile(await fetchDocument(path), fileName)
  } catch (error) {
    showError(error)
  }
}

/**
 * Prints a document through the browser's print dialog, or directly on the station's printer if the browser was started in that mode. If the
 * browser cannot print the document, it is downloaded instead.
 */
export async function printDocument(path: string, fileName: string): Promise<void> {
  try {
    const paper = await fetchDocument(path)
    const frame = document.createElement('iframe')
    const url = URL.createObjectURL(paper)
    frame.hidden = true
    frame.addEventListener('load', () => {
      try {
        frame.contentWindow?.print()
      } catch {
        saveFile(paper, fileName)
      }
    })
    frame.src = url
    document.body.append(frame)
    setTimeout(() => {
      frame.remove()
      URL.revokeObjectURL(url)
    }, KEPT_MS)
  } catch (error) {
    showError(error)
  }
}

/**
 * Opens a document in a new tab, ready to print. The tab is opened synchronously, before the fetch, because browsers allow that only inside a
 * click handler. If the browser blocks the tab, the document is downloaded instead.
 */
export async function openDocument(path: string, fileName: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const paper = await fetchDocument(path)
    if (!tab) return saveFile(paper, fileName)
    const url = URL.createObjectURL(paper)
    tab.location.href = url
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    showError(error)
  }
}
