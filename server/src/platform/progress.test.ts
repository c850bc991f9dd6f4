import { describe, expect, test } from 'vitest'
import { startProgress } from './progress.ts'

/** A stream that keeps what is written, and a clock that is set by hand. */
function given(terminal: { isTTY?: boolean; columns?: number } = {}) {
  let text = ''
  let clock = 0
  const stream = { write: (more: string | Uint8Array) => ((text += String(more)), true), ...terminal }
  const progress = startProgress(stream, () => clock)
  return { progress, text: () => text, pass: (ms: number) => (clock += ms) }
}

describe('in a file or a log', () => {
  test('work that is done at once is not mentioned', () => {
    const { progress, text, pass } = given()
    progress.begin('Starting the database')
    pass(300)
    progress.begin('Setting up the database', 2)
    progress.step()
    progress.end()
    expect(text()).toBe('')
  })

  test('counted work says how much is done and about how long the rest takes, once every few seconds', () => {
    const { progress, text, pass } = given()
    pass(2_000)
    progress.begin("Telling the demo's story", 20)
    for (let step = 0; step < 20; step += 1) {
      pass(1_000)
      progress.step()
    }
    progress.end()
    expect(text().trimEnd().split('\n')).toEqual([
      "Telling the demo's story: 0 of 20 steps",
      "Telling the demo's story: 4 of 20 steps, about 20 s left",
      "Telling the demo's story: 8 of 20 steps, about 15 s left",
      "Telling the demo's story: 12 of 20 steps, about 8 s left",
      "Telling the demo's story: 16 of 20 steps, about 4 s left",
      "Telling the demo's story: 20 of 20 steps",
    ])
  })

  test('more steps than were announced are never more than all', () => {
    const { progress, text, pass } = given()
    progress.begin('Work', 1)
    progress.step()
    pass(5_000)
    progress.step()
    progress.end()
    expect(text()).toBe('Work: 2 of 2 steps\n')
  })
})

test('a terminal has one line, never longer than it is wide, which is gone at the end', () => {
  const { progress, text, pass } = given({ isTTY: true, columns: 24 })
  progress.begin('Starting the database')
  pass(12_000)
  progress.begin('Building the shop', 3)
  progress.step()
  progress.end()
  expect(text().split('\r\u001b[K')).toEqual(
    ['', 'Starting the database', 'Building the shop: 0 of ', 'Building the shop: 1 of ', ''].map((line) =>
      line.slice(0, 23),
    ),
  )
  expect(text()).not.toContain('\n')
})
