/*
 * The build calls this for each `import()` in place of the bundler's own loader (lean-bundle.ts): it loads a chunk together with its style sheets. The bundler's
 * loader does more than these pages need, and would be in the first script of every page.
 */

const loading = new Map<string, Promise<unknown>>()

/**
 * Loads a chunk and its style sheets, which are files of the build, in parallel: nothing renders the chunk's components before its sheets are there. A sheet
 * that the document links is already loaded or loading.
 */
export async function loadPart<Part>(
  find: () => Promise<Part>,
  sheets: readonly string[] = [],
): Promise<Part> {
  const [part] = await Promise.all([find(), ...sheets.map(sheetOf)])
  return part
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
      // The next call retries.
      link.remove()
      fail(new Error(`${href} cannot be loaded`))
    })
  })
  loading.set(href, loaded)
  document.head.append(link)
  await loaded
}
