import type pg from 'pg'
import type { World } from '../platform/world.ts'

/** The environment of the admin command: the database and the terminal. */
export type Terminal = Pick<World, 'db' | 'clock' | 'env'> & {
  say(line: string): void
  /** Asks a question; returns the line that the person types. */
  ask(question: string): Promise<string>
  /** Reads a password, typed or piped. */
  askPassword(): Promise<string>
  /** Writes raw text, for files. */
  write(text: string): void
  /** The installation's sealing keys and their folder, and the pool of database connections. */
  seals: { pool: pg.Pool; sealingKeys: readonly Buffer[]; dataDir: string }
}

export type Command = { usage: string; help: string; run(at: Terminal, args: string[]): Promise<void> }
