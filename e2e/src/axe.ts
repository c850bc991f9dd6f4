import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { sessionOf } from './browser.ts'
import { PAINTED, markPaintedTexts } from './painted-text.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Found = { node: { element: Element; selector: unknown } }
type RuleResult = { id: string; violations: readonly Found[]; passes: readonly Found[] }
type AxeFindings = { faults: string[]; ways: string[] }
type Axe = {
  configure(spec: { noHtml: boolean; rules: readonly { id: string; selector: string }[] }): void
  addReporter(
    name: string,
    report: (results: readonly RuleResult[], options: object, done: (findings: AxeFindings) => void) => void,
  ): void
  run(options: object): Promise<AxeFindings>
}

/** The painting styles whose contrast axe has passed in this worker (painted-text.ts). */
const painted = new Set<string>()

/**
 * Rules that a page's own measures also verify, at every width: half of axe's computing time on a page goes
 * into this one rule.
 */
export const MEASURED = ['target-size']

/**
 * The faults that axe finds on the page as it is, one line for each place. The contrast of each painting
 * style is checked once, everything else on every page, except for rules that are verified otherwise. The
 * script is injected through the debugging protocol, so the page's own policy stays as strict as it is.
 */
export async function axeFaults(page: Page, proven: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await sessionOf(page)
    await session.send('Runtime.evaluate', { expression: source })
  }
  await page.evaluate(markPaintedTexts, [PAINTED, [...painted]] as const)
  const { faults, ways } = await page.evaluate(runAxe, [PAINTED, TAGS, proven] as const)
  for (const way of ways) painted.add(way)
  return faults
}

/**
 * In the page. Our own reporter returns only places with faults, because listing everything that passed is
 * expensive.
 */
async function runAxe([mark, tags, proven]: readonly [
  string,
  readonly string[],
  readonly string[],
]): Promise<AxeFindings> {
  const { axe } = window as typeof window & { axe: Axe }
  // Form fields and drawings are always checked.
  const selector = `[${mark}], input, select, textarea, svg text, svg tspan, foreignObject *`
  // Without the HTML of every checked element, because only that of the faults is used.
  axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector }] })
  axe.addReporter('faults', (results, _options, done) => {
    const faults = results.flatMap(({ id, violations }) =>
      violations.map(({ node }) => `${id}: ${String(node.selector)} ${node.element.outerHTML.slice(0, 160)}`),
    )
    const contrast = results.find(({ id }) => id === 'color-contrast')
    const ways = (contrast?.passes ?? []).flatMap(({ node }) => node.element.getAttribute(mark) ?? [])
    done({ faults, ways })
  })
  const findings = await axe.run({
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(proven.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    reporter: 'faults',
  })
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  return findings
}
