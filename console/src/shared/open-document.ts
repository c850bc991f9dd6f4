import { createDocumentFetch } from '@longhaul/contract/client.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { API, showError } from '../api.ts'
import { token } from '../session.ts'

/** How long an opened document may take to load itself from its blob. */
const KEPT_MS = 60_000
const fetchDocument = createDocumentFetch({ base: API, token, lang: () => pageLang })

/**
 * Opens a paper of a package in a tab of its own, to print. The tab is opened at once, inside the click, because a browser allows it only
 * there; where it does not, the paper is downloaded.
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
