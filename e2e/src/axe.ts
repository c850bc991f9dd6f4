import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { sessionOf } from './browser.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Axe = {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown[] }[] }[] }>
}

/**
 * What axe finds wrong on the page as it stands, one line for each place. The script is injected by the debugging protocol: the page's own policy
 * stays as strict as it is.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await sessionOf(page)
    await session.send('Runtime.evaluate', { expression: source })
  }
  return await page.evaluate(async (tags) => {
    const { axe } = window as typeof window & { axe: Axe }
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => `${id}: ${String(target)} ${html.slice(0, 160)}`),
    )
  }, TAGS)
}
