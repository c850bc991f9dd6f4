import { createInterface } from 'node:readline'

/** What stands in the way where nobody sits at the terminal: said, so that a command never waits without a word. */
const waiting = (what: string): void => void process.stderr.write(`Waiting for ${what} on standard input…\n`)

let typed: AsyncIterator<string> | undefined

/** The next line of standard input; its end is an empty line. */
export async function askLine(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question)
  else waiting(question.trim().replace(/[:?]$/, ''))
  typed ??= createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]()
  const { value, done } = await typed.next()
  return done ? '' : value
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
