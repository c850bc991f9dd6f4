import { fetchDocument, showError } from '../api.ts'

/** How long an opened document may take to load itself from its blob. */
const KEPT_MS = 60_000

/**
 * Opens a paper of a package in a tab of its own, to print. The tab is opened at once, inside the click, because a browser allows it only
 * there; where it does not, the paper is downloaded.
 */
export async function openDocument(path: string, fileName: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await fetchDocument(path))
    if (tab) tab.location.href = url
    else download(url, fileName)
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  } catch (error) {
    tab?.close()
    showError(error)
  }
}

function download(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
