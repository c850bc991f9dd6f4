import { createDocumentFetch } from '@longhaul/contract/client.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { client } from './client.ts'
import { showError } from './errors.ts'

/** How long an opened document may take to load itself from its blob. */
const KEPT_MS = 60_000
const fetchDocument = createDocumentFetch(client)

/** Downloads a file that needs the session's token. A failure is shown in a toast. */
export async function saveDocument(path: string, fileName: string): Promise<void> {
  try {
    saveFile(await fetchDocument(path), fileName)
  } catch (error) {
    showError(error)
  }
}

/**
 * Prints a document in the browser's own dialog, or on the station's printer without one where the browser was started for that. Where it
 * cannot print what it shows, the document is downloaded.
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
 * Opens a document in a tab of its own, to print. The tab is opened at once, inside the click, because a browser allows it only there; where
 * it does not, the document is downloaded.
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
