import type pg from 'pg'
import type { World } from '../platform/world.ts'

/** What the admin command works with: the database, and the terminal. */
export type Terminal = Pick<World, 'db' | 'clock' | 'env'> & {
  say(line: string): void
  /** A line of what the person types. */
  ask(question: string): Promise<string>
  /** A password, asked for or piped. */
  askPassword(): Promise<string>
  /** Raw text: a file. */
  write(text: string): void
  /** Where the installation has its sealing keys, and the connections below the database. */
  seals: { pool: pg.Pool; sealingKeys: readonly Buffer[]; dataDir: string }
}

export type Command = { usage: string; help: string; run(at: Terminal, args: string[]): Promise<void> }
