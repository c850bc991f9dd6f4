import { beforeEach } from 'vitest'
import type { Person, TestWorld } from './world.ts'

/**
 * Gives each test of the file its own shopper, so that what one test leaves behind does not affect the next.
 * Returns a function that makes the name of a further shopper unique to the running test.
 */
export function eachShopper(
  world: TestWorld,
  name: string,
  give: (person: Person) => void,
): (other: string) => string {
  let tests = 0
  beforeEach(async () => give(await world.shopper(`${name}${++tests}`)))
  return (other) => `${other}${tests}`
}
