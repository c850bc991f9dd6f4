import { CallError, createDocumentFetch } from '@longhaul/contract/client.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { client } from './client.ts'
import { showError } from './errors.ts'

/** How long a blob URL stays valid, so that the document can load from it. */
const KEPT_MS = 60_000
const fetchDocument = createDocumentFetch(client)

/** Downloads a file whose request needs the session's token. A failure is shown in a toast. */
export async function saveDocument(path: string, fileName: string): Promise<void> {
  try {
    const { file } = await fetchDocument(path)
    saveFile(file, fileName)
  } catch (error) {
    showDocumentError(error)
  }
}

/**
 * Prints a document through the browser's print dialog, or directly on the station's printer if the browser
 * was started in that mode. If the browser cannot print the document, it is downloaded instead.
 */
export async function printDocument(path: string, fileName: string): Promise<void> {
  try {
    const { file: paper } = await fetchDocument(path)
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
    showDocumentError(error)
  }
}

/**
 * Opens a document in a new tab, ready to print. The tab is opened synchronously, before the fetch, because
 * browsers allow that only inside a click handler. If the browser blocks the tab, the document is downloaded
 * instead. `onLeftOut` is told which packages the file leaves out.
 */
export async function openDocument(
  path: string,
  fileName: string,
  onLeftOut?: (numbers: readonly string[]) => void,
): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const { file: paper, leftOut } = await fetchDocument(path)
    if (leftOut.length > 0) onLeftOut?.(leftOut)
    if (!tab) return saveFile(paper, fileName)
    const url = URL.createObjectURL(paper)
    tab.location.href = url
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    showDocumentError(error)
  }
}

/** A document has no fields to mark: what is wrong with them is said in the toast. */
function showDocumentError(error: unknown): void {
  const sentences = error instanceof CallError ? Object.values(error.fields) : []
  if (sentences.length > 0) toast.error(sentences.slice(0, SENTENCES_MAX).join(' '))
  else showError(error)
}

const SENTENCES_MAX = 3
