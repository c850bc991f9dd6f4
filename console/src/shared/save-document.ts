import { createDocumentFetch } from '@longhaul/contract/client.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { saveFile } from '@longhaul/ui/document/save-file.ts'
import { API, showError } from '../api.ts'
import { token } from '../session.ts'

const fetchDocument = createDocumentFetch({ base: API, token, lang: () => pageLang })

/** Fetches a file that only staff may read and has the browser keep it. Why it failed is told in a toast. */
export async function saveDocument(path: string, fileName: string): Promise<void> {
  try {
    saveFile(await fetchDocument(path), fileName)
  } catch (error) {
    showError(error)
  }
}
