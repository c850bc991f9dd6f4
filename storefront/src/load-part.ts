/*
 * What the build calls for each `import()` in the place of the bundler's own (lean-bundle.ts): a part, once its
 * style sheets are there. The bundler's does more that no page here needs, and is in the first script of every page.
 */

const loading = new Map<string, Promise<unknown>>()

/** Finds a part behind its sheets, which are files of the build; one that the document links is there, or on its way. */
export async function loadPart<Part>(
  find: () => Promise<Part>,
  sheets: readonly string[] = [],
): Promise<Part> {
  await Promise.all(sheets.map(sheetOf))
  return find()
}

async function sheetOf(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) {
    await loading.get(href)
    return
  }
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise((done, fail) => {
    link.addEventListener('load', done)
    link.addEventListener('error', () => {
      // The next who needs it tries again.
      link.remove()
      fail(new Error(`${href} cannot be loaded`))
    })
  })
  loading.set(href, loaded)
  document.head.append(link)
  await loaded
}
