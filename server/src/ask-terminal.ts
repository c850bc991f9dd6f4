import { type Interface, createInterface } from 'node:readline'

/** Says what the command is waiting for when its input is not a terminal, so that it never waits silently. */
const waiting = (what: string): void => void process.stderr.write(`Waiting for ${what} on standard input…\n`)

let piped: { lines: Interface; next: AsyncIterator<string> } | undefined

/**
 * Reads the next line, with a prompt at a terminal or else from a pipe. The end of the pipe counts as an
 * empty line.
 */
export async function askLine(question: string): Promise<string> {
  if (process.stdin.isTTY) return await askPerson(question)
  waiting(question.trim().replace(/[:?]$/, ''))
  if (!piped) {
    const lines = createInterface({ input: process.stdin, terminal: false })
    piped = { lines, next: lines[Symbol.asyncIterator]() }
  }
  const { value, done } = await piped.next.next()
  return done ? '' : value
}

/** Stops reading, so that the command can exit even while its pipe is still open. */
export const stopAsking = (): void => piped?.lines.close()

/** Reads one line at a terminal and nothing beyond it: a password typed next must not be consumed here. */
async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await new Promise((answer) => lines.question(question, answer))
  } finally {
    lines.close()
  }
}

/** Reads a line without echoing it; from a pipe it is read like any other line. */
export async function askHidden(question: string): Promise<string> {
  const { stdin } = process
  if (!stdin.isTTY) return await askLine(question)
  process.stderr.write(question)
  stdin.setRawMode(true)
  stdin.resume()
  try {
    return await readHidden()
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    process.stderr.write('\n')
  }
}

/** Reads up to Enter or Ctrl-D. Backspace deletes the last letter, Ctrl-C ends the command. */
function readHidden(): Promise<string> {
  const letters: string[] = []
  return new Promise((resolve) => {
    const read = (chunk: Buffer): void => {
      for (const letter of chunk.toString('utf8')) {
        if (letter === '\u0003') process.exit(130)
        if (letter === '\r' || letter === '\n' || letter === '\u0004') {
          process.stdin.off('data', read)
          return resolve(letters.join(''))
        }
        if (letter === '\u007f' || letter === '\b') letters.pop()
        else letters.push(letter)
      }
    }
    process.stdin.on('data', read)
  })
}
