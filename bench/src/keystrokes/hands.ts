import type { Seat } from '@longhaul/e2e/browser.ts'

type Page = Seat['page']

/** The actions that a station requires from a person for one piece. */
export type Cost = { keys: number; mouse: number; scans: number }

const KEY_S = 0.28
const MOUSE_S = 1.5
const SCAN_S = 1.5

/** Two hands at a page: each action is performed in the browser, and counted. */
export class Hands {
  readonly page: Page
  #cost: Cost = { keys: 0, mouse: 0, scans: 0 }
  readonly #done = new Map<string, Cost & { machineMs: number }>()

  constructor(page: Page) {
    this.page = page
  }

  /** What some work costs. */
  async costOf(work: () => Promise<unknown>): Promise<Cost> {
    this.#cost = { keys: 0, mouse: 0, scans: 0 }
    await work()
    return this.#cost
  }

  /** Processes one piece at a station and records the cost under the station's name. */
  async at(name: string, work: () => Promise<void>): Promise<void> {
    this.#cost = { keys: 0, mouse: 0, scans: 0 }
    const from = performance.now()
    await work()
    this.#done.set(name, { ...this.#cost, machineMs: performance.now() - from })
  }

  /** Opens a page: done once a day, so it is not counted. */
  async open(path: string): Promise<void> {
    await this.page.goto(`/console${path}`)
    await this.page.locator('h1').waitFor()
  }

  async press(key: string): Promise<void> {
    this.#cost.keys += key.split('+').length
    await this.page.keyboard.press(key)
  }

  /** Types letter by letter, slower than any scanner. */
  async type(text: string): Promise<void> {
    this.#cost.keys += text.length
    await this.page.keyboard.type(text, { delay: 45 })
  }

  /** Pastes what was copied in another window: Ctrl and V. */
  async paste(text: string): Promise<void> {
    this.#cost.keys += 2
    await this.page.keyboard.insertText(text)
  }

  async click(target: ReturnType<Page['locator']>): Promise<void> {
    this.#cost.mouse += 1
    await target.click()
  }

  async scan(code: string): Promise<void> {
    this.#cost.scans += 1
    await this.page.keyboard.type(code, { delay: 2 })
    await this.page.keyboard.press('Enter')
  }

  /** A row for each station: before and now, with the manual seconds by the model. */
  rows(before: Readonly<Record<string, Cost>>) {
    return [...this.#done].map(([name, { machineMs, ...now }]) => ({
      station: name,
      before: wordsOf(before[name]),
      'before, s': secondsOf(before[name]),
      now: wordsOf(now),
      'now, s': secondsOf(now),
      'machine, s': Number((machineMs / 1000).toFixed(1)),
    }))
  }
}

const wordsOf = (cost: Cost | undefined): string =>
  cost ? `${cost.keys} keys, ${cost.mouse} mouse, ${cost.scans} scans` : ''

const secondsOf = (cost: Cost | undefined): number =>
  cost ? Number((cost.keys * KEY_S + cost.mouse * MOUSE_S + cost.scans * SCAN_S).toFixed(1)) : 0
