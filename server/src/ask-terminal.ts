import { type Interface, createInterface } from 'node:readline'

/** What stands in the way where nobody sits at the terminal: said, so that a command never waits without a word. */
const waiting = (what: string): void => void process.stderr.write(`Waiting for ${what} on standard input…\n`)

let piped: { lines: Interface; next: AsyncIterator<string> } | undefined

/** The next line: asked for at a terminal, read from a pipe; the end of a pipe is an empty line. */
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

/** Lets the command end though its pipe may still be open. */
export const stopAsking = (): void => piped?.lines.close()

/** Reads no further than the answer: a password that is typed next is not this reader's. */
async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await new Promise((answer) => lines.question(question, answer))
  } finally {
    lines.close()
  }
}

/** A line that is not shown while it is typed; from a pipe it is read like every line. */
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

/** Up to Enter. Backspace takes the last letter away, Ctrl-C ends the command. */
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
